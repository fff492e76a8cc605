import { iso4217 } from '../../schemas/generated/currencies';
import type { Currency } from './compiledCurrency';

const digitsByCode: ReadonlyMap<string, number> = new Map(
  Object.entries(iso4217).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
);

/** Every code of ISO 4217 that has minor units, for example `PHP`. */
export const codesOfIso4217: readonly string[] = [...digitsByCode.keys()].sort();

/** A currency of ISO 4217 with the digits that the standard gives it; undefined for any other code. */
export function isoCurrency(code: string): Currency | undefined {
  const digits = digitsByCode.get(code);
  return digits === undefined ? undefined : { code, digits };
}

/** The currency of a code that start-up names, also of one that the standard lacks; null for words that are no code. */
export function currencyCalled(code: string): Currency | null {
  return isoCurrency(code) ?? (/^[A-Z\d]{2,10}$/.test(code) ? { code, digits: 0, isUncounted: true } : null);
}

/** The currency that a checked site says: a code of ISO 4217, or code, digits and symbol of its own (SITE-1). */
export function currencyOf(said: string | Currency): Currency {
  if (typeof said !== 'string')
    return { code: said.code, digits: said.digits, ...(said.symbol === undefined ? {} : { symbol: said.symbol }) };
  const known = isoCurrency(said);
  if (known === undefined) throw new Error(`"${said}" is not a currency code of ISO 4217.`);
  return known;
}
