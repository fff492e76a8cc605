import * as known from 'dinero.js/currencies';
import { banner, generatedRoot, type Outputs } from './outputs';

/**
 * The minor units of ISO 4217 as data: codes by how many digits stand after the point. No formatter of Node or of a
 * browser is asked.
 */
export function currencyTable(): Outputs {
  const byDigits = new Map<number, string[]>();
  for (const { code, base, exponent } of Object.values(known)) {
    // Ariary and ouguiya divide into five; the standard counts them in hundredths.
    const digits = base === 10 ? exponent : 2;
    byDigits.set(digits, [...(byDigits.get(digits) ?? []), code]);
  }
  const rows = [...byDigits]
    .sort(([a], [b]) => a - b)
    .map(([digits, codes]) => `  ${digits}: '${codes.sort().join(' ')}',`);
  const text = `// ${banner.replace('the schemas', 'dinero.js/currencies')}
/** Codes of ISO 4217 by how many digits stand after the point. */
export const iso4217: Readonly<Record<number, string>> = {
${rows.join('\n')}
};
`;
  return new Map([[`${generatedRoot}/currencies.ts`, text]]);
}
