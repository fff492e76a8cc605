import type { Currency } from '../../engine/config/compiledCurrency';
import type { BonusesAnswer, PaymentMethodsAnswer, WireTerms } from '../../schemas/generated/api';
import { unitOf } from './money';

/** Ways to pay: least and most in units of the currency (`unitOf`), fees in hundredths of a unit, times in seconds. */
const methods = [
  {
    code: 'wallet',
    name: 'Pouch Wallet',
    kind: 'wallet',
    step: 'QR',
    deposit: [2, 1000, 0, 40],
    withdrawal: [4, 1000, 0, 190],
  },
  {
    code: 'transfer',
    name: 'Bank transfer',
    kind: 'bank',
    step: 'TRANSFER',
    deposit: [10, 10_000, 0, 600],
    withdrawal: [4, 10_000, 20, 7200],
  },
  {
    code: 'card',
    name: 'Debit card',
    kind: 'card',
    step: 'REDIRECT',
    deposit: [4, 2000, 0, 15],
    withdrawal: [4, 2000, 0, 86_400],
  },
  { code: 'counter', name: 'Counter voucher', kind: 'voucher', step: 'VOUCHER', deposit: [2, 200, 20, 900] },
] as const;

export type MethodCode = (typeof methods)[number]['code'];

export const methodCodes = methods.map(({ code }) => code);

const offered = [4, 10, 20, 100];

/** What a deposit may come with, in units of the currency. */
const bonuses = [
  { code: 'tide', name: 'Spring tide', min: 20, amount: 5, turnover: 12 },
  { code: 'ripple', name: 'Small ripple', min: 4, amount: 1, turnover: 6 },
] as const;

/** Banks that a player may add. */
export const banks = [
  { code: 'quay', name: 'Quay Savings' },
  { code: 'meridian', name: 'Meridian Bank' },
  { code: 'coral', name: 'Coral Rural Bank' },
  { code: 'pouch', name: 'Pouch Wallet' },
] as const;

export const paymentNames = methods.map(({ name }) => name);
export const cardName = 'Debit card';

export interface Terms {
  /** Minor units. */
  readonly min: bigint;
  readonly max: bigint;
  readonly fee: bigint;
  readonly seconds: number;
}

/** Terms of a method's deposits, with what a player does to pay; undefined for a method that is not there. */
export function depositTerms(
  code: string,
  currency: Currency,
): (Terms & { readonly code: MethodCode; readonly name: string }) | undefined {
  const method = methods.find((candidate) => candidate.code === code);
  return method && { code: method.code, name: method.name, ...termsOf(method.deposit, currency) };
}

/** What a way to pay is called. */
export function methodNameOf(code: MethodCode): string | undefined {
  return methods.find((method) => method.code === code)?.name;
}

/** Terms of withdrawals to an account: a wallet and a card have their own, every bank those of a transfer. */
export function withdrawalTerms(
  { kind, bankCode }: { readonly kind: 'bank' | 'card'; readonly bankCode: string },
  currency: Currency,
): Terms {
  const method = kind === 'card' ? methods[2] : bankCode === 'pouch' ? methods[0] : methods[1];
  return termsOf(method.withdrawal, currency);
}

/** The bonus of a code; undefined for one that is not there. */
export function bonusTerms(
  code: string,
  currency: Currency,
): { readonly name: string; readonly min: bigint; readonly amount: bigint } | undefined {
  const bonus = bonuses.find((candidate) => candidate.code === code);
  return (
    bonus && {
      name: bonus.name,
      min: unitOf(currency) * BigInt(bonus.min),
      amount: unitOf(currency) * BigInt(bonus.amount),
    }
  );
}

/** The methods for the wire. */
export function wireMethods(currency: Currency): PaymentMethodsAnswer['value'] {
  return methods.map((method) => ({
    code: method.code,
    name: method.name,
    kind: method.kind,
    step: method.step,
    deposit: wireTerms(termsOf(method.deposit, currency)),
    ...('withdrawal' in method ? { withdrawal: wireTerms(termsOf(method.withdrawal, currency)) } : {}),
    amounts: offered.map((units) => String(unitOf(currency) * BigInt(units))),
  }));
}

/** The bonuses for the wire. */
export function wireBonuses(currency: Currency): BonusesAnswer['value'] {
  const money = (units: number) => String(unitOf(currency) * BigInt(units));
  return bonuses.map(({ code, name, min, amount, turnover }) => ({
    code,
    name,
    min: money(min),
    amount: money(amount),
    turnover,
  }));
}

/** The terms of a payment method as the API answers them: amounts as text, the time in seconds. */
export function wireTerms({ min, max, fee, seconds }: Terms): WireTerms {
  return { min: String(min), max: String(max), fee: String(fee), seconds };
}

function termsOf([min, max, fee, seconds]: readonly [number, number, number, number], currency: Currency): Terms {
  const unit = unitOf(currency);
  return { min: unit * BigInt(min), max: unit * BigInt(max), fee: (unit * BigInt(fee)) / 100n, seconds };
}
