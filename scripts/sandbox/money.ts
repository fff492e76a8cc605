import type { Currency } from '../../engine/config/compiledCurrency';
import { majorUnits } from '../../engine/api/decimal';
import { trimEnd } from '../../engine/api/trimEnd';
import { ownValue } from '../../engine/config/ownValue';

/** A decimal in major units as minor units of the currency, cut after its last digit: `("38.00", "PHP")` → `"3800"`. */
export function minorUnits(amount: string, { digits }: Pick<Currency, 'digits'>): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return String(BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0')));
}

/** Minor units as the spec's calls write money: a JSON number where it is exact, else the decimal's text. */
export function wireAmount(minor: bigint, currency: Currency): number | string {
  const text = majorUnits(String(minor), currency.digits);
  const short = text.includes('.') ? trimEnd('.', trimEnd('0', text)) : text;
  return String(Number(short)) === short ? Number(short) : text;
}

const units: Readonly<Record<string, string>> = {
  PHP: '50',
  GBP: '1',
  EUR: '1',
  USD: '1',
  JPY: '100',
  MYR: '4',
  SEK: '10',
  KWD: '0.500',
  IDR: '5000',
  VND: '10000',
  COP: '1000',
  HUF: '100',
};

/** A small round sum in minor units, from which limits and prizes of a currency are made. */
export function unitOf(currency: Currency): bigint {
  return BigInt(minorUnits(ownValue(units, currency.code) ?? '1', currency));
}
