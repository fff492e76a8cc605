import { fractionDigitsOf } from '../../engine/api/decimal';

/** A decimal in major units as minor units of the currency, cut after its last digit: `("38.00", "PHP")` → `"3800"`. */
export function minorUnits(amount: string, currency: string): string {
  const digits = fractionDigitsOf(currency);
  const [whole = '0', fraction = ''] = amount.split('.');
  return String(BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0')));
}
