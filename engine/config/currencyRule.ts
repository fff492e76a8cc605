import { codesOfIso4217, isoCurrency } from './currencies';
import type { Descriptor } from './descriptors';
import { isRecord } from './jsonPath';
import { distance, nearest } from './nearest';
import { problemAt, type Finding, type Problem } from './problem';

/** How a file describes a currency that the standard does not know. */
export function describedCurrency(code: string): string {
  return `{ "code": "${code}", "digits": 6 }`;
}

/** Codes of ISO 4217 that say that there is no currency: for tests, and for none. */
const noCurrency: ReadonlySet<unknown> = new Set(['XTS', 'XXX']);
/** Codes of ISO 4217 for metals, funds and units of account, for which the standard has no digits. */
const unitsOfAccount: ReadonlySet<string> = new Set([
  'XAG',
  'XAU',
  'XBA',
  'XBB',
  'XBC',
  'XBD',
  'XDR',
  'XPD',
  'XPT',
  'XSU',
  'XUA',
]);

/**
 * A currency code without a number of digits must be one of ISO 4217, which defines its digits (SITE-1); a code that
 * stands for no currency is none with digits either.
 */
export function currencyProblems({ value, source }: Pick<Descriptor, 'value' | 'source'>): Problem[] {
  const { currency } = value;
  if (isRecord(currency))
    return noCurrency.has(currency.code)
      ? [problemAt(source, ['currency', 'code'], standsForNone(String(currency.code)))]
      : [];
  if (typeof currency !== 'string' || isoCurrency(currency) !== undefined || !/^[A-Z][A-Z0-9]{1,9}$/.test(currency))
    return [];
  return [problemAt(source, ['currency'], noCurrency.has(currency) ? standsForNone(currency) : unknownCode(currency))];
}

function standsForNone(code: string): Finding {
  return {
    code: 'currency-unknown',
    message: `"${code}" is the code of ISO 4217 for ${code === 'XTS' ? 'tests' : 'no currency'}. Write the code of the currency that players bet in, for example "PHP".`,
  };
}

function unknownCode(currency: string): Finding {
  if (unitsOfAccount.has(currency)) {
    return {
      code: 'currency-unknown',
      message: `"${currency}" is a metal or a unit of account, for which ISO 4217 has no digits. Write the code of a currency, or ${describedCurrency(currency)} where players bet in it.`,
    };
  }
  const near = nearest(currency, codesOfIso4217);
  // Two of three letters are no likeness.
  const suggestion =
    near !== undefined && distance(near, currency) < Math.max(2, currency.length - 1) ? near : undefined;
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  const own =
    currency.length > 3 || suggestion === undefined
      ? ` Write ${describedCurrency(currency)} for one that the standard does not know.`
      : '';
  return {
    code: 'currency-unknown',
    message: `"${currency}" is not a currency code of ISO 4217.${hint}${own}`,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
