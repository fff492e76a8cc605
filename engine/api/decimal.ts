import { placesOf, scaled } from '../config/decimal';

/**
 * An exact decimal as a string, in major units of the site's currency, for example `"1234.50"`. Never a binary float.
 */
export type Decimal = string;

/**
 * A JSON number as an exact decimal by its shortest form, without an exponent: `1234.5` → `"1234.5"`, `1e-7` →
 * `"0.0000001"`.
 */
export function decimalOf(value: number | string): Decimal {
  const text = String(value);
  const [mantissa = '0', exponent] = text.split('e');
  if (exponent === undefined) return text;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = mantissa.replace('-', '').split('.');
  return sign + placePoint(whole + fraction, whole.length + Number(exponent));
}

/** Minor units as a decimal in major units: `("123450", 2)` → `"1234.50"`, `("-5", 2)` → `"-0.05"`. */
export function majorUnits(minor: string, fractionDigits: number): Decimal {
  const sign = minor.startsWith('-') ? '-' : '';
  const digits = minor.replace('-', '');
  return sign + placePoint(digits, digits.length - fractionDigits);
}

/** The exact sum, with as many fraction digits as the longest of its parts. */
export function sumOf(...parts: readonly Decimal[]): Decimal {
  const places = placesOf(...parts);
  const total = parts.reduce((sum, part) => sum + scaled(part, places), 0n);
  return majorUnits(String(total), places);
}

/** Puts the point after `position` digits, with zeros where there are too few. */
function placePoint(digits: string, position: number): string {
  if (position >= digits.length) return digits.padEnd(position, '0');
  const padded = digits.padStart(digits.length + Math.max(0, 1 - position), '0');
  const at = Math.max(1, position);
  return `${padded.slice(0, at)}.${padded.slice(at)}`;
}
