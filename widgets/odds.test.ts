import { describe, expect, it } from 'vitest';
import { writeOdds } from './odds';

describe('prices of bets', () => {
  it.each([
    ['2.10', '11/10'],
    ['1.5', '1/2'],
    ['5.00', '4/1'],
    ['1.01', '1/100'],
    ['2.16', '6/5'],
    ['33.00', '33/1'],
  ])('writes the price %s as %s', (price, text) => {
    expect(writeOdds('en', price, 'fractional')).toBe(text);
  });

  it('[I18N-3] leaves no digit of a price out', () => {
    expect(['1.005', '2', '12345.5'].map((price) => writeOdds('en', price, 'decimal'))).toEqual([
      '1.005',
      '2.00',
      '12345.50',
    ]);
  });

  it('[I18N-3] writes a price as the language does', () => {
    expect(['en', 'ru', 'es', 'vi', 'ne', 'bn'].map((locale) => writeOdds(locale, '2.1', 'decimal'))).toEqual([
      '2.10',
      '2,10',
      '2,10',
      '2,10',
      '2.10',
      '2.10',
    ]);
  });
});
