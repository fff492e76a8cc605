import { fc } from '../../tests/properties';
import { describe, expect, it } from 'vitest';
import { majorUnits } from '../api/decimal';
import { minorUnits } from '../api/wire/cashier';
import type { Currency } from '../config/compiledCurrency';
import { codesOfIso4217, currencyOf } from '../config/currencies';
import { readAmount, separatorsOf, writeAmount } from '../forms/amount';
import { createI18n } from './createI18n';
import { createFormat } from './format';
import { currencySign, moneyFormat } from './money';
import { addNepali } from './nepali';

addNepali(createI18n('ne'));

const tether: Currency = { code: 'USDT', digits: 6, symbol: '₮' };
const own: readonly Currency[] = [
  tether,
  { code: 'USDT', digits: 6 },
  { code: 'BTC', digits: 8, symbol: '₿' },
  { code: '1INCH', digits: 8 },
  { code: 'IDR', digits: 0 },
  { code: 'COP', digits: 0, symbol: '$' },
  { code: 'PLN', digits: 2, symbol: 'zł' },
];
const currencies = [...codesOfIso4217.map(currencyOf), ...own];
/** Every tag that a language writes amounts with, and those that a currency gives it instead. */
const languages = ['en', 'en-GB', 'en-IE', 'zh', 'zh-tw', 'es', 'es-419', 'ru', 'vi', 'ms', 'ne', 'bn'];
const amounts = fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('moneyFormat', () => {
  it.each<[string, Currency, string, string]>([
    ['en', tether, '1234.5', '₮1,234.500000'],
    ['es', tether, '1234.5', '1234,500000 ₮'],
    ['bn', tether, '1234567.5', '12,34,567.500000₮'],
    ['ne', tether, '1234.5', '₮ 1,234.500000'],
    ['en', { code: 'USDT', digits: 6 }, '1', 'USDT 1.000000'],
    ['ru', { code: 'USDT', digits: 2 }, '1', '1,00 USDT'],
    ['en', { code: 'BTC', digits: 8, symbol: '₿' }, '0.00000001', '₿0.00000001'],
    ['en', { code: 'PLN', digits: 2, symbol: 'zł' }, '5', 'zł 5.00'],
    ['en', { code: 'IDR', digits: 2 }, '50000', 'Rp 50,000.00'],
    ['en', { code: 'IDR', digits: 0 }, '50000', 'Rp 50,000'],
    ['en', { code: 'JPY', digits: 2, symbol: '円' }, '1', '円 1.00'],
  ])('[I18N-3] writes in %s the digits and the sign of the site: %j', (language, currency, amount, text) => {
    expect(plain(moneyFormat(language, currency).format(amount))).toBe(text);
  });

  it.each(['-0', '-0.00', '-0.000', '-0.0'])('[I18N-3] writes no minus before nothing: %s', (amount) => {
    expect(createFormat('en', currencyOf('PHP'), 'UTC').money(amount)).toBe('₱0.00');
    expect(createFormat('en', currencyOf('PHP'), 'UTC').money(amount, { whole: true })).toBe('₱0');
  });

  it('[I18N-3] writes no minus before what is nothing without its fraction, and keeps it before all else', () => {
    const { money } = createFormat('en', currencyOf('PHP'), 'UTC');
    expect([money('-0.40', { whole: true }), money('-0.004'), money('-0.01'), money('-1', { whole: true })]).toEqual([
      '₱0',
      '-₱0.004',
      '-₱0.01',
      '-₱1',
    ]);
    expect(createFormat('en', { code: '1INCH', digits: 2 }, 'UTC').money('-0.00')).not.toMatch(/[-−]/);
  });

  it.each<[string, string, string, string, string]>([
    ['en', 'PHP', '99.995', '₱99.995', '₱99'],
    ['en', 'PHP', '1234.999', '₱1,234.999', '₱1,234'],
    ['en', 'PHP', '0.005', '₱0.005', '₱0'],
    ['en', 'PHP', '12.5000', '₱12.50', '₱12'],
    ['en', 'PHP', '0000123.40', '₱123.40', '₱123'],
    ['en', 'PHP', '-0.999', '-₱0.999', '₱0'],
    ['en', 'JPY', '1234.56', '¥1,234.56', '¥1,234'],
    ['en', 'JPY', '1234.00', '¥1,234', '¥1,234'],
    ['en', 'PHP', `0.${'9'.repeat(25)}`, `₱0.${'9'.repeat(20)}`, '₱0'],
    [
      'en',
      'PHP',
      '123456789012345678901234567890.125',
      '₱123,456,789,012,345,678,901,234,567,890.125',
      '₱123,456,789,012,345,678,901,234,567,890',
    ],
    ['es', 'PHP', '99.995', '99,995 ₱', '99 ₱'],
    ['bn', 'PHP', '99.995', '99.995₱', '99₱'],
    ['ne', 'PHP', '99.995', '₱ 99.995', '₱ 99'],
  ])('[I18N-3] never rounds a sum, in %s: %s %s', (language, code, amount, text, whole) => {
    const { money } = createFormat(language, currencyOf(code), 'UTC');
    expect([money(amount), money(amount, { whole: true })].map(plain)).toEqual([text, whole]);
  });

  it('says the sign of a currency and where it stands', () => {
    expect([currencySign('en', tether), currencySign('es', tether), currencySign('en', currencyOf('PHP'))]).toEqual([
      { sign: '₮', isBefore: true },
      { sign: '₮', isBefore: false },
      { sign: '₱', isBefore: true },
    ]);
  });
});

describe.each(currencies.map((currency) => ({ name: `${currency.code} with ${currency.digits} digits`, currency })))(
  '$name',
  ({ currency }) => {
    const { digits } = currency;

    it('[CALL-X] comes back from major units to the same minor units', () => {
      fc.assert(
        fc.property(amounts, (minor) => {
          expect(minorUnits(majorUnits(minor, digits), digits)).toBe(minor);
        }),
        { numRuns: 50 },
      );
    });

    it('[I18N-3] is read as it was written, in every language', () => {
      fc.assert(
        fc.property(amounts, fc.constantFrom(...languages), (minor, language) => {
          const amount = majorUnits(minor, digits);
          const value = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
          const read = (typed: string) => readAmount(typed, separatorsOf(language, currency), digits);
          expect(read(writeAmount(amount, language, digits))).toEqual({ ok: true, amount: value });
          // `5 K` is five kyat or five thousand: it is refused, never guessed.
          const isAmbiguous =
            /^k$/i.test(currencySign(language, currency).sign) && !currencySign(language, currency).isBefore;
          expect(read(moneyFormat(language, currency).format(amount))).toEqual(
            isAmbiguous ? { ok: false, reason: 'invalid' } : { ok: true, amount: value },
          );
        }),
        { numRuns: 60 },
      );
    });

    it('[I18N-3] is written with as many digits after the point as it has', () => {
      for (const language of languages) {
        const parts = moneyFormat(language, currency).formatToParts(digits === 0 ? '1234' : '1234.5');
        expect(parts.find(({ type }) => type === 'fraction')?.value ?? '').toBe(
          digits === 0 ? '' : '5'.padEnd(digits, '0'),
        );
      }
    });
  },
);
