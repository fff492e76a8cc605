import type { Decimal } from '../api/decimal';

/** Whether an amount is nothing, however it is written. */
export function isZero(amount: Decimal): boolean {
  return /^-?0*(?:\.0*)?$/.test(amount);
}

/** The same amount with the other sign: for exact differences by `sumOf`. */
export function negated(amount: Decimal): Decimal {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
