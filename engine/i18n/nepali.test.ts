import { describe, expect, it } from 'vitest';
import { createI18n, addMessages } from './createI18n';
import { createFormat } from './format';
import { dateFormat, listOf, numberFormat } from './intl';
import { addNepali } from './nepali';

const instance = createI18n('ne');
addNepali(instance);
const known = 'ne-u-nu-latn';
const zone = { timeZone: 'Asia/Kathmandu' } as const;
const moments = [0, 1_796_083_200_000, 1_780_000_000_000, 1_790_555_555_555];

describe('Nepali, where the browser has no data of it', () => {
  it.each<Intl.NumberFormatOptions>([
    {},
    { style: 'currency', currency: 'NPR', currencyDisplay: 'narrowSymbol' },
    { style: 'currency', currency: 'PHP', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
    { style: 'currency', currency: 'MYR', currencyDisplay: 'narrowSymbol' },
    { style: 'currency', currency: 'KWD', currencyDisplay: 'narrowSymbol' },
    { notation: 'compact', maximumFractionDigits: 1 },
    { style: 'unit', unit: 'second', unitDisplay: 'narrow' },
    { style: 'unit', unit: 'day', unitDisplay: 'long' },
    { minimumIntegerDigits: 2, useGrouping: false },
  ])('[I18N-3] writes numbers as the CLDR does: %j', (options) => {
    const [ours, theirs] = [numberFormat('ne', options), new Intl.NumberFormat(known, options)];
    for (const value of [0, 5, -1234.5, 950, 1500, 150_000, 1_234_567.5, 25_000_000])
      expect(ours.format(value)).toBe(theirs.format(value));
  });

  it('[I18N-3] writes shares as the CLDR does', () => {
    const options = { style: 'percent', minimumFractionDigits: 1 } as const;
    expect(numberFormat('ne', options).format(0.965)).toBe(new Intl.NumberFormat(known, options).format(0.965));
  });

  it('[I18N-3] writes exact decimals', () => {
    expect(
      createFormat('ne', { code: 'NPR', digits: 2 }, 'UTC')
        .money('9007199254740993.01')
        .replace(/\u00a0/g, ' '),
    ).toBe('रू 9,00,71,99,25,47,40,993.01');
  });

  it.each<Intl.DateTimeFormatOptions>([
    ...(['full', 'long', 'medium', 'short'] as const).flatMap((dateStyle) => [
      { dateStyle },
      { dateStyle, timeStyle: 'short' } as const,
    ]),
    { dateStyle: 'medium', timeStyle: 'medium' },
    { timeStyle: 'short' },
    { hour: '2-digit', minute: '2-digit' },
    { day: 'numeric', month: 'short' },
    { day: 'numeric', month: 'short', year: 'numeric' },
    { month: 'long', year: 'numeric' },
    { month: 'long' },
    { weekday: 'short', hour: '2-digit', minute: '2-digit' },
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    { year: 'numeric', month: '2-digit', day: '2-digit' },
  ])('[I18N-3] writes dates as the CLDR does: %j', (options) => {
    const [ours, theirs] = [
      dateFormat('ne', { ...options, ...zone }),
      new Intl.DateTimeFormat(known, { ...options, ...zone, hourCycle: 'h23' }),
    ];
    for (const moment of moments) expect(ours.format(moment)).toBe(theirs.format(moment));
  });

  it('[I18N-3] writes lists as the CLDR does', () => {
    const list = new Intl.ListFormat('ne');
    for (const names of [['नेपाली'], ['नेपाली', 'English'], ['नेपाली', 'English', 'हिन्दी']])
      expect(listOf('ne', names)).toBe(list.format(names));
  });

  it('[I18N-1] counts one, and all else', () => {
    addMessages(instance, 'ne', { ui: { 'gameGrid.found_one': 'एउटा', 'gameGrid.found_other': '{count} वटा' } });
    expect([0, 1, 2, 5].map((count) => instance.t('gameGrid.found', { count }))).toEqual([
      '0 वटा',
      'एउटा',
      '2 वटा',
      '5 वटा',
    ]);
  });
});
