import { safeAddress } from '../readers/safeAddress';
import type {
  BonusesAnswer,
  PaymentMethodsAnswer,
  WireBankAccount,
  WirePayment,
  WireStep,
  WireTerms,
} from '../../../schemas/generated/api';
import { majorUnits } from '../decimal';
import type { Decimal } from '../decimal';
import { present } from '../endpoint';
import type { BankAccount, Bonus, Payment, PaymentMethod, PaymentStep, PaymentTerms } from '../walletModels';
import { trimEnd } from '../trimEnd';
import { knownWord } from './knownWord';

type WireMethod = PaymentMethodsAnswer['value'][number];

/**
 * A decimal in major units as minor units: `("500", 2)` → `"50000"`. Nothing is rounded: digits beyond the currency's
 * stay behind a point, and the body's check refuses them: `("0.005", 2)` → `"0.5"`.
 */
export function minorUnits(amount: Decimal, fractionDigits: number): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const kept = whole + fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0');
  const rest = trimEnd('0', fraction.slice(fractionDigits));
  return kept.replace(/^0+(?=\d)/, '') + (rest === '' ? '' : `.${rest}`);
}

/** A way to pay: its amounts in major units, a step of an unknown kind left out. */
export function paymentMethodOf(
  { code, name, kind, deposit, withdrawal, amounts, step }: WireMethod,
  fractionDigits: number,
): PaymentMethod {
  return {
    code,
    name,
    kind,
    amounts: amounts.map((amount) => majorUnits(amount, fractionDigits)),
    ...present({
      deposit: deposit && termsOf(deposit, fractionDigits),
      withdrawal: withdrawal && termsOf(withdrawal, fractionDigits),
      step: step === undefined ? undefined : knownWord(stepKinds, step),
    }),
  };
}

const stepKinds: Readonly<Record<string, PaymentStep['kind']>> = {
  QR: 'qr',
  REDIRECT: 'redirect',
  TRANSFER: 'transfer',
  VOUCHER: 'voucher',
};

function termsOf({ min, max, fee, seconds }: WireTerms, fractionDigits: number): PaymentTerms {
  return {
    min: majorUnits(min, fractionDigits),
    max: majorUnits(max, fractionDigits),
    fee: majorUnits(fee, fractionDigits),
    seconds,
  };
}

/** A bonus for a deposit, its amounts in major units. `turnover` is the factor as it came. */
export function bonusOf(
  { code, name, min, amount, turnover }: BonusesAnswer['value'][number],
  fractionDigits: number,
): Bonus {
  return { code, name, min: majorUnits(min, fractionDigits), amount: majorUnits(amount, fractionDigits), turnover };
}

/**
 * The step of a payment; undefined when it lacks what its kind needs, or when its address leads elsewhere than to http,
 * https or this site. The payment then shows without it.
 */
function stepOf({ kind: word, content, url, bank_name, holder, number, code }: WireStep): PaymentStep | undefined {
  const kind = knownWord(stepKinds, word);
  const address = safeAddress(url);
  if (kind === 'qr' && content) return { kind, content, ...present({ url: address }) };
  if (kind === 'redirect' && address !== undefined) return { kind, url: address };
  if (kind === 'transfer' && bank_name && holder && number && code)
    return { kind, bankName: bank_name, holder, number, code };
  return kind === 'voucher' && code ? { kind, code } : undefined;
}

/** The state of a payment by its word on the wire. */
export const paymentStates: Readonly<Record<string, Payment['state']>> = {
  PENDING: 'pending',
  DONE: 'done',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
};

/** A payment, its amounts in major units. An unknown state is `checking`; times are those of the wire. */
export function paymentOf(wire: WirePayment, fractionDigits: number): Payment {
  return {
    requestId: wire.request_id,
    reference: wire.reference ?? '',
    state: knownWord(paymentStates, wire.state) ?? 'checking',
    amount: majorUnits(wire.amount, fractionDigits),
    fee: majorUnits(wire.fee, fractionDigits),
    ...present({
      createdAt: wire.created_at,
      method: wire.method,
      bonus: wire.bonus === undefined ? undefined : majorUnits(wire.bonus, fractionDigits),
      step: wire.step && stepOf(wire.step),
      expectedAt: wire.expected_at,
      expiresAt: wire.expires_at,
      finishedAt: wire.finished_at,
      reason: wire.reason,
    }),
  };
}

/** An account or card that a player is paid to, with the terms of a withdrawal in major units. */
export function bankAccountOf(
  { id, kind, bank_code, bank_name, holder, number, withdrawal }: WireBankAccount,
  fractionDigits: number,
): BankAccount {
  return {
    id,
    kind,
    bankCode: bank_code,
    bankName: bank_name,
    holder,
    number,
    terms: termsOf(withdrawal, fractionDigits),
  };
}
