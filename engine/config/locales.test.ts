import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeCodes } from './compiled';

const file = join(import.meta.dirname, '../../site-configs/platform/locales.json');
const { locales, unusable } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly locales: Readonly<
    Record<
      string,
      { readonly lang: string; readonly date: string; readonly dateByCurrency?: Readonly<Record<string, string>> }
    >
  >;
  readonly unusable: Readonly<Record<string, string>>;
};

describe('the platform’s languages', () => {
  it('[I18N-1] are the ten', () => expect(Object.keys(locales)).toEqual([...localeCodes]));

  it('[I18N-3] write dates by the locale of their code', () => {
    expect(Object.fromEntries(Object.entries(locales).map(([code, { date }]) => [code, date]))).toEqual({
      EN: 'en',
      PHP: 'en',
      CN: 'zh',
      ESP: 'es-419',
      RUS: 'ru',
      VI: 'vi',
      MS: 'ms',
      NE: 'ne',
      CT: 'zh-tw',
      BN: 'bn',
    });
  });

  it('[I18N-3] write English by the country of the currency, and know each such country', () => {
    const others = Object.entries(locales).flatMap(([code, { dateByCurrency = {} }]) =>
      Object.entries(dateByCurrency).map((entry) => [code, ...entry] as const),
    );
    expect([...new Set(others.map(([code]) => code))]).toEqual(['EN', 'PHP']);
    expect(others).toEqual(
      expect.arrayContaining([
        ['EN', 'GBP', 'en-GB'],
        ['EN', 'EUR', 'en-IE'],
        ['EN', 'PHP', 'en-PH'],
        ['EN', 'MYR', 'en-MY'],
      ]),
    );
    expect(
      others.filter(([, , tag]) => !tag.startsWith('en-') || Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0),
    ).toEqual([]);
  });

  it('[I18N-2] stand beside three that are declared only', () =>
    expect(unusable).toEqual({ MMK: 'en', MNT: 'en', IDR: 'en' }));

  it('[I18N-1] say in HTML what they are', () => {
    expect(Object.values(locales).map(({ lang }) => lang)).toEqual([
      'en',
      'fil',
      'zh-Hans',
      'es',
      'ru',
      'vi',
      'ms',
      'ne',
      'zh-Hant',
      'bn',
    ]);
  });
});
