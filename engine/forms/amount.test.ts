import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { currencyOf } from '../config/currencies';
import { keptAmount, readAmount, separatorsOf, typedAmount, writeAmount } from './amount';

const read = (typed: string, lang: string, places = 2, code = 'PHP') => {
  const result = readAmount(typed, separatorsOf(lang, currencyOf(code)), places);
  return result.ok ? result.amount : result.reason;
};

describe('readAmount', () => {
  it.each([
    ['1,234.50', 'en', '1234.5'],
    ['1,234.50', 'es', '1234.5'],
    ['1.234,50', 'en', '1234.5'],
    ['1.234,50', 'es', '1234.5'],
    ['1 234,50', 'ru', '1234.5'],
    ['₱1,234.50', 'en', '1234.5'],
    ['PHP 1,234', 'en', '1234'],
    ['1,234.50 PHP', 'en', '1234.5'],
    [' 100 ', 'en', '100'],
    ['12 pesos', 'en', '12'],
    ['1,234', 'en', '1234'],
    ['1.234', 'es', '1234'],
    ['1,5', 'en', '1.5'],
    ['1.5', 'es', '1.5'],
    ['12,34,567.8', 'en', '1234567.8'],
    ['1,234,567', 'es', '1234567'],
    ['1’234.50', 'en', '1234.5'],
    ['0100', 'en', '100'],
    ['.5', 'en', '0.5'],
    ['5.', 'en', '5'],
    ['১,২৩৪.৫০', 'bn', '1234.5'],
    ['𝟱𝟬𝟬', 'en', '500'],
    ['１００', 'zh-Hans', '100'],
    ['100.00', 'en', '100'],
    ['12,34,567', 'en', '1234567'],
    ['12 34 567', 'en', '1234567'],
    ['1\u202f234\u202f567,5', 'ru', '1234567.5'],
    ['+100', 'en', '100'],
    ['50 песо', 'ru', '50'],
    ['₱500 PHP', 'en', '500'],
    ['500.', 'en', '500'],
    ['\u200e500\u200f', 'en', '500'],
  ])('reads %j in %s as %s', (typed, lang, amount) => expect(read(typed, lang)).toBe(amount));

  it.each([
    ['1\u00a0234,50\u00a0₽', 'RUB', 'ru', '1234.5'],
    ['RM 50', 'MYR', 'ms', '50'],
    ['Rs. 5000', 'NPR', 'en', '5000'],
    ['Rs.1,000', 'INR', 'en', '1000'],
    ['रु. 5000', 'NPR', 'ne', '5000'],
    ['रु.५०००', 'NPR', 'ne', '5000'],
    ['Tk. 50', 'BDT', 'bn', '50'],
    ['RM.5000', 'MYR', 'ms', '5000'],
    ['$.50', 'USD', 'en', '0.5'],
    ['500 тенге', 'KZT', 'ru', '500'],
    ['500 kr', 'SEK', 'en', '500'],
    ['1 234,50 руб.', 'RUB', 'ru', '1234.5'],
    ['50.000 ₫', 'VND', 'vi', '50000'],
    ['100元', 'CNY', 'zh-Hans', '100'],
    ['US$ 50', 'USD', 'en', '50'],
    ['500 đồng', 'VND', 'vi', '500'],
    ['$50', 'CAD', 'en', '50'],
    ['CA$50', 'CAD', 'en', '50'],
    ['NT$ 50', 'TWD', 'zh-Hant', '50'],
    ['￥500', 'CNY', 'en', '500'],
    ['P500', 'PHP', 'en', '500'],
    ['php: 500', 'PHP', 'en', '500'],
    ['PHP₱500', 'PHP', 'en', '500'],
    ['+₱500', 'PHP', 'en', '500'],
    ['500 dollars', 'USD', 'en', '500'],
    ['500 円', 'JPY', 'en', '500'],
    ['5 Cg.', 'XCG', 'en', '5'],
  ])('[I18N-3] reads %j of a site in %s, in %s, as %s', (typed, code, lang, amount) =>
    expect(read(typed, lang, 2, code)).toBe(amount),
  );

  it.each([
    ['500¢', 'USD', 'en'],
    ['¢500', 'USD', 'en'],
    ['500￠', 'USD', 'en'],
    ['5₥', 'USD', 'en'],
    ['5 ₰', 'EUR', 'en'],
    ['100 IDR', 'USD', 'en'],
    ['IDR 100', 'USD', 'en'],
    ['€50', 'USD', 'en'],
    ['50 €', 'USD', 'es'],
    ['500 pesos', 'USD', 'en'],
    ['Rs. 500', 'USD', 'en'],
    ['US$ 50', 'CAD', 'en'],
    ['HK$50', 'USD', 'en'],
    ['₹500', 'NPR', 'en'],
    ['500 kr', 'EUR', 'en'],
    ['100元', 'PHP', 'zh-Hans'],
    ['500 руб.', 'KZT', 'ru'],
    ['abc 500', 'PHP', 'en'],
    ['₱€500', 'PHP', 'en'],
  ])('[I18N-3] never takes %j for an amount in %s, in %s: a part of it or another currency', (typed, code, lang) =>
    expect(read(typed, lang, 2, code)).toBe('invalid'),
  );

  it.each<readonly [typed: string, lang: string, reason: string]>([
    ['', 'en', 'invalid'],
    ['0,500', 'en', 'decimals'],
    ['0.500', 'vi', 'decimals'],
    ['0,005', 'en', 'decimals'],
    ['abc', 'en', 'invalid'],
    ['1,23,4', 'en', 'invalid'],
    ['1,2,345', 'en', 'invalid'],
    ['1.2.3', 'en', 'invalid'],
    ['1,2,3.5', 'en', 'invalid'],
    ['5-3', 'en', 'invalid'],
    ['-100', 'en', 'invalid'],
    ['−₱100', 'en', 'invalid'],
    ['₱-100', 'en', 'invalid'],
    ['(100)', 'en', 'invalid'],
    ['5k', 'en', 'invalid'],
    ['1.5m', 'en', 'invalid'],
    ['1万', 'zh-Hans', 'invalid'],
    ['5 тыс.', 'ru', 'invalid'],
    ...['5к', '5т', '5 т.р.', '5 тысяч', '5 миллионов'].map((typed) => [typed, 'ru', 'invalid'] as const),
    ...['5 million', '5 thousand', '5 lakhs'].map((typed) => [typed, 'en', 'invalid'] as const),
    ['5 millones', 'es', 'invalid'],
    ['2 milyon', 'fil', 'invalid'],
    ['5 tỷ', 'vi', 'invalid'],
    ['5 सय', 'ne', 'invalid'],
    ['৫ লক্ষ', 'bn', 'invalid'],
    ['5仟', 'zh-Hant', 'invalid'],
    ['5 mil', 'es', 'invalid'],
    ['50 ribu', 'ms', 'invalid'],
    ['৫ হাজার', 'bn', 'invalid'],
    ['100%', 'en', 'invalid'],
    ['1.234', 'en', 'decimals'],
    ['1.000', 'en', 'decimals'],
    ['1,234', 'es', 'decimals'],
    ['100.005', 'ru', 'decimals'],
    ['1234,567', 'en', 'decimals'],
    ['0.005', 'en', 'decimals'],
    ['1,5000', 'en', 'decimals'],
    ['10,0000', 'en', 'decimals'],
    ['1.5000', 'es', 'decimals'],
    ['1,50000', 'vi', 'decimals'],
    ...['12 34', '1 2', '1 2345', '1 234 5', '1.5 0', '1, 5', '10_00', "1'5", '0 500'].map(
      (typed) => [typed, 'en', 'invalid'] as const,
    ),
    ...['5 billion', '5B', '5 mn', '5 MM', '5 mln', '5M$', '5k pesos', '50 cents', '5½', '5 ½', '5²', 'Ⅴ'].map(
      (typed) => [typed, 'en', 'invalid'] as const,
    ),
    ...['<5', '>5', '~5', '≤5', 'about 5', '100-', '100.-', '100 −', '100)', '100+', '100/'].map(
      (typed) => [typed, 'en', 'invalid'] as const,
    ),
    ['5 chục', 'vi', 'invalid'],
    ['50 centavos', 'es', 'invalid'],
    ['5 万元', 'zh-Hans', 'invalid'],
    ['5 тыс. руб.', 'ru', 'invalid'],
  ])('never guesses or rounds %j in %s: %s', (typed, lang, reason) => expect(read(typed, lang)).toBe(reason));

  it.each([
    ['1500', 0, '1500'],
    ['1,500', 0, '1500'],
    ['1,500.00', 0, '1500'],
    ['1.5', 0, 'decimals'],
    ['1.234', 3, '1.234'],
    ['1,234.567', 3, '1234.567'],
    ['1.2345', 3, 'decimals'],
    ['0.00012345', 8, '0.00012345'],
    ['0.000000001', 8, 'decimals'],
  ])('keeps to the decimals of the currency: %j with %i', (typed, places, amount) =>
    expect(read(typed, 'en', places)).toBe(amount),
  );

  it.each([
    ['1.234', 'es', 'en', 3, '1,234'],
    ['1,234', 'es', 'en', 3, '1.234'],
    ['1.234,5', 'es', 'en', 2, '1,234.50'],
    ['1,2,3', 'en', 'es', 2, '1,2,3'],
    ['', 'en', 'es', 2, ''],
    ['=5x', 'en', 'es', 2, '=5x'],
    ['=500', 'en', 'es', 2, '=500'],
    ['==500', 'en', 'es', 2, '==500'],
    ['=', 'en', 'es', 2, '='],
  ])('a draft keeps %j of %s for %s with %i decimals as %s', (typed, from, to, places, shown) => {
    expect(typedAmount(keptAmount(typed, separatorsOf(from), places), to, places)).toBe(shown);
  });

  it.each([
    ['=10.55', 'en', 0, '10.55'],
    ['=12345.678', 'es', 2, '12.345,678'],
    ['=1234.500', 'en', 0, '1,234.5'],
    ['=5x', 'en', 2, '=5x'],
    ['=1e5', 'en', 2, '=1e5'],
    ['=-5', 'en', 2, '=-5'],
    ['=', 'en', 2, '='],
  ])(
    '[I18N-3] shows what a draft kept as %j in %s with %i decimals as %s, never rounded',
    (kept, lang, places, shown) => expect(typedAmount(kept, lang, places)).toBe(shown),
  );

  it('[I18N-3] a draft gives back whatever was typed that means no amount', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^=*[\d.,x =]{0,8}$/), fc.constantFrom(0, 2, 3), (typed, places) => {
        const back = typedAmount(keptAmount(typed, separatorsOf('en'), places), 'en', places);
        const before = readAmount(typed, separatorsOf('en'), places);
        if (before.ok) expect(readAmount(back, separatorsOf('en'), places)).toEqual(before);
        else expect(back).toBe(typed);
      }),
    );
  });

  it('reads back whatever it writes, in every language', () => {
    const languages = ['en', 'en-PH', 'en-IE', 'zh', 'zh-tw', 'es', 'es-419', 'ru', 'vi', 'ms', 'ne', 'bn'];
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom(0, 2, 3),
        fc.bigInt({ min: 0n, max: 10n ** 17n }),
        (lang, places, minor) => {
          const digits = String(minor).padStart(places + 1, '0');
          const amount = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
          const plain = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
          expect(read(writeAmount(amount, lang, places), lang, places)).toBe(plain);
        },
      ),
    );
  });
});
