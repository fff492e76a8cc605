import type { Decimal } from './decimal';

/** Whether an amount has nothing behind its point: `100.00`. A module of its own: cards ask this who do not reckon. */
export function isWhole(amount: Decimal): boolean {
  return !/\.\d*[1-9]/.test(amount);
}
