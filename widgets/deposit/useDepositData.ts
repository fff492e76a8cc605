import { useMemo } from 'react';
import {
  durationText,
  feeText,
  isLess,
  isWhole,
  useFormat,
  useLocale,
  useMessages,
  type Bonus,
  type FormData,
  type FormOption,
  type IconName,
  type PaymentMethod,
} from '../../engine';

/** What is known of ways to pay and of bonuses. */
export interface Offers {
  readonly methods: readonly PaymentMethod[];
  readonly bonuses: readonly Bonus[];
  /** Name of the way the player took last. */
  readonly lastMethod: string | undefined;
}

const icons: Readonly<Record<PaymentMethod['kind'], IconName>> = {
  wallet: 'phone',
  bank: 'bank',
  card: 'card',
  voucher: 'store',
};
const noBonus = 'none';

/** The data that the form of a deposit names, and what was chosen of it. `amount` is a decimal, or empty. */
export function useDepositData(
  { methods, bonuses, lastMethod }: Offers,
  methodCode: string,
  bonusCode: string,
  amount: string,
) {
  const message = useMessages();
  const { money, number } = useFormat();
  const { lang } = useLocale();
  const open = useMemo(() => methods.filter(({ deposit }) => deposit !== undefined), [methods]);
  const method = open.find(({ code }) => code === methodCode);
  const short = (sum: string) => money(sum, { whole: isWhole(sum) });

  const methodOptions = open.map(({ code, name, kind, deposit }): FormOption => ({
    value: code,
    label: name,
    icon: icons[kind],
    ...(deposit
      ? {
          note: message('payment.range', { min: short(deposit.min), max: short(deposit.max) }),
          ends: [feeText(message, money, deposit.fee), durationText(lang, deposit.seconds)],
        }
      : {}),
  }));
  const bonusOptions: readonly FormOption[] =
    bonuses.length === 0
      ? []
      : [
          { value: noBonus, label: message('deposit.noBonus') },
          ...bonuses.map((bonus) => ({
            value: bonus.code,
            label: bonus.name,
            icon: 'gift' as const,
            note: message('deposit.bonusNote', {
              amount: money(bonus.amount),
              min: short(bonus.min),
              turnover: number(bonus.turnover),
            }),
            isOff: amount !== '' && isLess(amount, bonus.min),
          })),
        ];
  const bonus = bonuses.find(({ code }) => code === bonusCode);
  // The same words make the same object: a form looks again only at what has changed.
  const written = JSON.stringify([methodOptions, bonusOptions]);
  const preferred = (open.find(({ name }) => name === lastMethod) ?? open[0])?.code;
  const data = useMemo<FormData>(() => {
    const [methodRows, bonusRows] = JSON.parse(written) as readonly [readonly FormOption[], readonly FormOption[]];
    return {
      'deposit.methods': methodRows,
      'deposit.method': preferred,
      'deposit.amounts': (method?.amounts ?? []).filter((sum) => method?.deposit && isWithin(sum, method.deposit)),
      'deposit.min': method?.deposit?.min,
      'deposit.max': method?.deposit?.max,
      'deposit.bonuses': bonusRows,
      'deposit.bonus': bonusRows.length === 0 ? '' : noBonus,
    };
  }, [written, preferred, method]);
  const terms = method?.deposit && {
    ...method.deposit,
    feeText: feeText(message, money, method.deposit.fee),
    timeText: durationText(lang, method.deposit.seconds),
  };
  return { data, method, terms, bonus };
}

function isWithin(sum: string, { min, max }: { readonly min: string; readonly max: string }): boolean {
  return !isLess(sum, min) && !isLess(max, sum);
}
