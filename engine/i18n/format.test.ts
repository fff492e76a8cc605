import { describe, expect, it } from 'vitest';
import { createFormat } from './format';

describe('createFormat', () => {
  it.each([
    ['en', 'PHP', '1234.5', '₱1,234.50'],
    ['fil', 'PHP', '48201337.20', '₱48,201,337.20'],
    ['en', 'GBP', '0.1', '£0.10'],
    ['en', 'JPY', '1234', '¥1,234'],
    ['en', 'KWD', '1.5', 'KWD 1.500'],
    ['es', 'EUR', '12345.6', '12.345,60 €'],
    ['en', 'PHP', '9007199254740993.01', '₱9,007,199,254,740,993.01'],
  ])('[I18N-3] writes money in %s and %s: %s → %s', (lang, currency, amount, text) => {
    expect(
      createFormat(lang, currency, 'UTC')
        .money(amount)
        .replace(/\u00a0/g, ' '),
    ).toBe(text);
  });

  it('leaves out the fraction of whole sums from a thousand on, when asked', () => {
    const { money } = createFormat('en', 'PHP', 'UTC');
    expect([money('182400', { short: true }), money('182400.50', { short: true }), money('100', { short: true })]).toEqual([
      '₱182,400',
      '₱182,400.50',
      '₱100.00',
    ]);
  });

  it.each([
    ['2.10', '11/10'],
    ['1.5', '1/2'],
    ['5.00', '4/1'],
    ['1.01', '1/100'],
    ['2.16', '6/5'],
    ['33.00', '33/1'],
  ])('writes the price %s as %s', (price, text) => {
    expect(createFormat('en', 'GBP', 'UTC').odds(price, 'fractional')).toBe(text);
  });

  it('[I18N-3] counts down in hours, minutes and seconds, then in days', () => {
    const { countdown } = createFormat('en', 'PHP', 'UTC');
    const now = Date.parse('2026-12-01T00:00:00Z');
    expect([countdown('2026-12-01T03:46:12Z', now), countdown('2026-12-03T00:00:01Z', now), countdown('2026-11-01T00:00:00Z', now)]).toEqual([
      '03:46:12',
      '2 days',
      '00:00:00',
    ]);
  });
});
