import { useMemo } from 'react';
import {
  durationText,
  feeText,
  isLess,
  isWhole,
  useFormat,
  useLocale,
  useMessages,
  type BankAccount,
  type FormData,
  type FormOption,
  type Wallet,
} from '../../engine';

/**
 * The data that the form of a withdrawal names, and what was chosen of it. `least` is the least that any account takes.
 */
export function useWithdrawalData(accounts: readonly BankAccount[], wallet: Wallet | undefined, accountId: string) {
  const message = useMessages();
  const { money } = useFormat();
  const { lang } = useLocale();
  const account = accounts.find(({ id }) => id === accountId);
  const short = (sum: string) => money(sum, { whole: isWhole(sum) });
  const options = accounts.map(({ id, kind, bankName, number, terms }): FormOption => ({
    value: id,
    label: `${bankName} ${number}`,
    icon: kind,
    note: message('payment.range', { min: short(terms.min), max: short(terms.max) }),
    ends: [feeText(message, money, terms.fee), durationText(lang, terms.seconds)],
  }));
  // The same words make the same object: a form looks again only at what has changed.
  const written = JSON.stringify(options);
  const available = wallet?.available;
  const data = useMemo<FormData>(() => {
    const bankRows = JSON.parse(written) as readonly FormOption[];
    const terms = account?.terms;
    const max = terms && available !== undefined ? lesser(terms.max, available) : undefined;
    return {
      'withdrawal.banks': bankRows,
      'withdrawal.bank': bankRows[0]?.value,
      'withdrawal.amounts': terms && max !== undefined && !isLess(max, terms.min) ? [...new Set([terms.min, max])] : [],
      'withdrawal.min': terms?.min,
      'withdrawal.max': max,
    };
  }, [written, account, available]);
  const terms = account && {
    ...account.terms,
    feeText: feeText(message, money, account.terms.fee),
    timeText: durationText(lang, account.terms.seconds),
  };
  const least = accounts
    .map(({ terms: { min } }) => min)
    .reduce<string | undefined>((found, min) => (found === undefined ? min : lesser(found, min)), undefined);
  return { data, account, terms, least };
}

function lesser(a: string, b: string): string {
  return isLess(b, a) ? b : a;
}
