import { codesOfIso4217, isoCurrency } from './currencies';
import type { Descriptor } from './descriptors';
import { nearest } from './nearest';
import { problemAt, type Problem } from './problem';

/** How a file describes a currency that the standard does not know. */
export function describedCurrency(code: string): string {
  return `{ "code": "${code}", "digits": 6 }`;
}

/** A currency code without a number of digits must be one of ISO 4217, which defines its digits (SITE-1). */
export function currencyProblems({ value, source }: Pick<Descriptor, 'value' | 'source'>): Problem[] {
  const { currency } = value;
  if (typeof currency !== 'string' || isoCurrency(currency) !== undefined || !/^[A-Z][A-Z0-9]{1,9}$/.test(currency))
    return [];
  const suggestion = nearest(currency, codesOfIso4217);
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  const own =
    currency.length > 3 || suggestion === undefined
      ? ` Write ${describedCurrency(currency)} for one that the standard does not know.`
      : '';
  return [
    problemAt(source, ['currency'], {
      code: 'currency-unknown',
      message: `"${currency}" is not a currency code of ISO 4217.${hint}${own}`,
      ...(suggestion === undefined ? {} : { suggestion }),
    }),
  ];
}
