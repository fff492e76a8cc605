import { trimEnd } from '../api/trimEnd';
import type { Decimal } from '../api/decimal';
import type { Currency } from '../config/compiledCurrency';
import { numberFormat } from './intl';

/** Amounts of one currency as a language writes them. */
export interface MoneyFormat {
  readonly format: (amount: Decimal) => string;
  readonly formatToParts: (amount: Decimal) => readonly Intl.NumberFormatPart[];
}

/**
 * What the formatter knows stands in for a sign that it does not: letters stand apart from the figures, a currency sign
 * need not.
 */
const standIns = { letters: 'XTS', sign: 'USD' } as const;

/** No browser's formatter refuses so many digits after the point; what is finer still is left out. */
const mostDigits = 20;

/**
 * A formatter of money. How many digits stand after the point, and which sign stands beside them, is the site's word
 * and not the browser's: its tables differ by version, and it refuses codes that are not three letters. A sum that is
 * finer than its currency is written to its last digit and never rounded; `whole` leaves the fraction out. What is
 * nothing has no minus.
 */
export function moneyFormat(language: string, { code, digits, symbol }: Currency, whole = false): MoneyFormat {
  const sign = symbol ?? (/^[A-Z]{3}$/.test(code) ? undefined : code);
  const written = (amount: Decimal) => {
    const [units = '', fraction = ''] = amount.split('.');
    const exact = whole ? '' : trimEnd('0', fraction.slice(0, mostDigits)).padEnd(digits, '0');
    return numberFormat(language, {
      style: 'currency',
      currency: sign === undefined ? code : standIns[/[\p{L}\d]$/u.test(sign) ? 'letters' : 'sign'],
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: exact.length,
      maximumFractionDigits: exact.length,
    })
      .formatToParts(`${units}.${exact}` as unknown as number)
      .map((part) => (part.type === 'currency' && sign !== undefined ? { ...part, value: sign } : part));
  };
  const formatToParts = (amount: Decimal) => {
    const parts = written(amount);
    const isNothing = parts.every(
      ({ type, value }) => (type !== 'integer' && type !== 'fraction') || !/[1-9]/.test(value),
    );
    return isNothing && amount.startsWith('-') ? written(amount.slice(1)) : parts;
  };
  return {
    formatToParts,
    format: (amount) =>
      formatToParts(amount)
        .map(({ value }) => value)
        .join(''),
  };
}

/** The sign of a currency as a language writes it, and whether it stands before the figures. */
export function currencySign(
  language: string,
  currency: Currency,
): { readonly sign: string; readonly isBefore: boolean } {
  const parts = moneyFormat(language, currency).formatToParts('0');
  const at = parts.findIndex(({ type }) => type === 'currency');
  return { sign: parts[at]?.value ?? currency.code, isBefore: at < parts.findIndex(({ type }) => type === 'integer') };
}
