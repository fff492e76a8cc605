import type { Decimal } from '../api/decimal';
import { isZero, negated } from '../config/decimal';
import type { Format } from './format';

/**
 * Money that came in or went out, with its sign: `+₱5.00`, `−₱5.00` with the minus of typography. Zero has no sign: `+`
 * would say that something came in.
 */
export function signedMoney(money: Format['money'], amount: Decimal): string {
  if (isZero(amount)) return money('0');
  return amount.startsWith('-') ? `−${money(negated(amount))}` : `+${money(amount)}`;
}
