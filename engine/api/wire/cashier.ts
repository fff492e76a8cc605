import type { PaymentMethodsAnswer, WireBankAccount, WirePayment } from '../../../schemas/generated/api';
import { majorUnits } from '../decimal';
import type { Decimal } from '../models';
import { present } from '../row';
import type { BankAccount, Payment, PaymentMethod, PaymentTerms } from '../walletModels';

type WireMethod = PaymentMethodsAnswer['value'][number];

/**
 * A decimal in major units as minor units: `("500", 2)` → `"50000"`. Nothing is rounded: digits beyond the currency's stay
 * behind a point, and the body's check refuses them: `("0.005", 2)` → `"0.5"`.
 */
export function minorUnits(amount: Decimal, fractionDigits: number): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const kept = whole + fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0');
  const rest = fraction.slice(fractionDigits).replace(/0+$/, '');
  return kept.replace(/^0+(?=\d)/, '') + (rest === '' ? '' : `.${rest}`);
}

export function paymentMethodOf({ code, name, kind, deposit, withdrawal, amounts }: WireMethod, fractionDigits: number): PaymentMethod {
  const termsOf = (terms: WireMethod['deposit']): PaymentTerms | undefined =>
    terms && {
      min: majorUnits(terms.min, fractionDigits),
      max: majorUnits(terms.max, fractionDigits),
      fee: majorUnits(terms.fee, fractionDigits),
      seconds: terms.seconds,
    };
  return {
    code,
    name,
    kind,
    amounts: amounts.map((amount) => majorUnits(amount, fractionDigits)),
    ...present({ deposit: termsOf(deposit), withdrawal: termsOf(withdrawal) }),
  };
}

const states: Readonly<Record<string, Payment['state']>> = { PENDING: 'pending', DONE: 'done', REJECTED: 'rejected' };

export function paymentOf(wire: WirePayment, fractionDigits: number): Payment {
  return {
    requestId: wire.request_id,
    reference: wire.reference,
    state: states[wire.state] ?? 'checking',
    amount: majorUnits(wire.amount, fractionDigits),
    fee: majorUnits(wire.fee, fractionDigits),
    createdAt: wire.created_at,
    ...present({ method: wire.method, expectedAt: wire.expected_at, finishedAt: wire.finished_at, reason: wire.reason }),
  };
}

export function bankAccountOf({ id, bank_code, bank_name, holder, number }: WireBankAccount): BankAccount {
  return { id, bankCode: bank_code, bankName: bank_name, holder, number };
}
