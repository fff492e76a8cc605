import type { PaymentMethodsAnswer } from '../../schemas/generated/api';
import { unitOf } from './money';

/** Ways to pay; limits and fees in units of the currency (`unitOf`), times in seconds. */
const methods = [
  { code: 'wallet', name: 'Pouch Wallet', kind: 'wallet', deposit: [2, 1000, 0, 40], withdrawal: [4, 1000, 0, 190] },
  { code: 'transfer', name: 'Bank transfer', kind: 'bank', deposit: [10, 10_000, 0, 600], withdrawal: [10, 10_000, 1, 7200] },
  { code: 'card', name: 'Debit card', kind: 'card', deposit: [4, 2000, 0, 15] },
  { code: 'counter', name: 'Counter voucher', kind: 'voucher', deposit: [2, 200, 0, 900] },
] as const;

const offered = [4, 10, 20, 100];

/** Banks that a player may add. */
export const banks = [
  { code: 'quay', name: 'Quay Savings' },
  { code: 'meridian', name: 'Meridian Bank' },
  { code: 'coral', name: 'Coral Rural Bank' },
  { code: 'pouch', name: 'Pouch Wallet' },
] as const;

export const paymentNames = methods.map(({ name }) => name);

export interface Terms {
  /** Minor units. */
  readonly min: bigint;
  readonly max: bigint;
  readonly fee: bigint;
  readonly seconds: number;
}

/** Terms of a method's deposits; undefined for a method that is not there. */
export function depositTerms(code: string, currency: string): (Terms & { readonly name: string }) | undefined {
  const method = methods.find((candidate) => candidate.code === code);
  return method && { name: method.name, ...termsOf(method.deposit, currency) };
}

/** Terms of withdrawals, which go to a bank account. */
export function withdrawalTerms(currency: string): Terms {
  return termsOf(methods[0].withdrawal, currency);
}

/** The methods for the wire. */
export function wireMethods(currency: string): PaymentMethodsAnswer['value'] {
  return methods.map((method) => ({
    code: method.code,
    name: method.name,
    kind: method.kind,
    deposit: wireTerms(termsOf(method.deposit, currency)),
    ...('withdrawal' in method ? { withdrawal: wireTerms(termsOf(method.withdrawal, currency)) } : {}),
    amounts: offered.map((units) => String(unitOf(currency) * BigInt(units))),
  }));
}

function termsOf([min, max, fee, seconds]: readonly [number, number, number, number], currency: string): Terms {
  const unit = unitOf(currency);
  return { min: unit * BigInt(min), max: unit * BigInt(max), fee: unit * BigInt(fee), seconds };
}

function wireTerms({ min, max, fee, seconds }: Terms): { min: string; max: string; fee: string; seconds: number } {
  return { min: String(min), max: String(max), fee: String(fee), seconds };
}
