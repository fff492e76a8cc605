import type { Decimal } from '../api/decimal';
import { isZero } from '../config/decimal';
import type { Translate } from '../context/currentLocale';
import type { Format } from '../i18n/format';

/** What a payment costs, in words: its fee, or that it is free. */
export function feeText(message: Translate, money: Format['money'], fee: Decimal): string {
  return isZero(fee) ? message('payment.free') : money(fee);
}
