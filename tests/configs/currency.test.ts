import { describe, expect, it } from 'vitest';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { formatProblem } from '../../engine/config/problem';
import { inputWith } from './badConfig';

const lucky = 'site-configs/sites/lucky.example/site.json';
const harbor = 'site-configs/families/harbor.json';
type Edits = Readonly<Record<string, readonly (readonly [string, string])[]>>;

const withCurrency = (currency: string): Edits => ({ [lucky]: [['"currency": "PHP"', `"currency": ${currency}`]] });
const compiled = (files: Edits) => {
  const { problems, bundles } = compileConfigs(inputWith({ title: 'currency', files }));
  return { problems: problems.filter(({ severity }) => severity === 'error').map(formatProblem), currency: bundles.get('lucky.example')?.site.currency };
};

describe('the currency of a site', () => {
  it.each<[string, object]>([
    ['"PHP"', { code: 'PHP', digits: 2 }],
    ['"IDR"', { code: 'IDR', digits: 2 }],
    ['"HUF"', { code: 'HUF', digits: 2 }],
    ['"COP"', { code: 'COP', digits: 2 }],
    ['"JPY"', { code: 'JPY', digits: 0 }],
    ['"KWD"', { code: 'KWD', digits: 3 }],
    ['"CLF"', { code: 'CLF', digits: 4 }],
    ['{ "code": "USDT", "digits": 6, "symbol": "₮" }', { code: 'USDT', digits: 6, symbol: '₮' }],
    ['{ "code": "BTC", "digits": 8 }', { code: 'BTC', digits: 8 }],
    ['{ "code": "IDR", "digits": 0, "symbol": "Rp" }', { code: 'IDR', digits: 0, symbol: 'Rp' }],
    ...['रु', 'रू', 'S/', 'Bs.', 'kr.', 'B/.', 'د.إ', '৳', 'CA$'].map(
      (symbol): [string, object] => [`{ "code": "AB", "digits": 2, "symbol": "${symbol}" }`, { code: 'AB', digits: 2, symbol }],
    ),
  ])('[SITE-1] is compiled with its digits: %s', (said, currency) => {
    expect(compiled(withCurrency(said))).toEqual({ problems: [], currency });
  });

  it('[SITE-1] [CARD-1] is the site’s as a whole where its family says another one', () => {
    const family: Edits = { [harbor]: [['"version": 1,', '"version": 1,\n  "currency": { "code": "USDT", "digits": 6, "symbol": "₮" },']] };
    expect(compiled({ ...family, ...withCurrency('{ "code": "BTC", "digits": 8 }') }).currency).toEqual({ code: 'BTC', digits: 8 });
    expect(compiled({ ...family, ...withCurrency('"EUR"') }).currency).toEqual({ code: 'EUR', digits: 2 });
  });

  it('[SITE-1] [CARD-5] is checked in a family too, which every site of it may replace', () => {
    expect(compiled({ [harbor]: [['"version": 1,', '"version": 1,\n  "currency": "PHQ",']] }).problems).toEqual([
      `${harbor}:3:15  currency: "PHQ" is not a currency code of ISO 4217. Did you mean "PHP"?  [currency-unknown]`,
    ]);
  });

  it.each([
    ['"ZZZZZZ"', '10:15  currency: "ZZZZZZ" is not a currency code of ISO 4217. Write { "code": "ZZZZZZ", "digits": 6 } for one that the standard does not know.  [currency-unknown]'],
    ['"PHQ"', '10:15  currency: "PHQ" is not a currency code of ISO 4217. Did you mean "PHP"?  [currency-unknown]'],
    ['"USDT"', '10:15  currency: "USDT" is not a currency code of ISO 4217. Did you mean "USD"? Write { "code": "USDT", "digits": 6 } for one that the standard does not know.  [currency-unknown]'],
    ['"XXX"', '10:15  currency: "XXX" is the code of ISO 4217 for no currency. Write the code of the currency that players bet in, for example "PHP".  [currency-unknown]'],
    ['{ "code": "XTS", "digits": 2 }', '10:25  currency.code: "XTS" is the code of ISO 4217 for tests. Write the code of the currency that players bet in, for example "PHP".  [currency-unknown]'],
    ['"XAU"', '10:15  currency: "XAU" is a metal or a unit of account, for which ISO 4217 has no digits. Write the code of a currency, or { "code": "XAU", "digits": 6 } where players bet in it.  [currency-unknown]'],
    ['"ZZQ"', '10:15  currency: "ZZQ" is not a currency code of ISO 4217. Write { "code": "ZZQ", "digits": 6 } for one that the standard does not know.  [currency-unknown]'],
    ['6', '10:15  currency: Expected a text or an object, but found 6. Write "6" in quotes.  [type-wrong]'],
    ['{ "code": "USDT" }', '10:15  currency: "digits" is missing. Add it, for example "digits": 6.  [key-missing]'],
    ['{ "code": "USDT", "digits": 9 }', '10:43  currency.digits: 9 is too large: it may be at most 8.  [value-size]'],
    ['{ "code": "USDT", "digits": -1 }', '10:43  currency.digits: -1 is too small: it must be at least 0.  [value-size]'],
    ['{ "code": "USDT", "digits": 2.5 }', '10:43  currency.digits: Expected a whole number, but found 2.5. For example 6.  [type-wrong]'],
    ['{ "code": "usdt", "digits": 6 }', '10:25  currency.code: Write capital letters and digits, two to ten of them and a letter first. "usdt" is not so. Did you mean "USDT"?  [value-form]'],
    ['{ "code": "USDT", "digits": 6, "symbol": "<b>" }', '10:56  currency.symbol: Write letters or a currency sign, five characters at most; points and slashes may follow the first. "<b>" is not so. For example "₮".  [value-form]'],
    ['{ "code": "USDT", "digits": 6, "symbol": "/." }', '10:56  currency.symbol: Write letters or a currency sign, five characters at most; points and slashes may follow the first. "/." is not so. For example "₮".  [value-form]'],
    ['{ "code": "USDT", "digits": 6, "sign": "₮" }', '10:46  currency.sign: "sign" is not a key here. One of: code, digits, symbol.  [key-unknown]'],
  ])('[SITE-1] [CARD-5] is refused with what to write: %s', (said, problem) => {
    expect(compiled(withCurrency(said)).problems).toEqual([`${lucky}:${problem}`]);
  });
});
