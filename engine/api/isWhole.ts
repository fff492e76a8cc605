import type { Decimal } from './decimal';

/** Whether an amount has only zeros after its point: `100.00`. A module of its own: cards load no arithmetic. */
export function isWhole(amount: Decimal): boolean {
  return !/\.\d*[1-9]/.test(amount);
}
