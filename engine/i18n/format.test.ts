import { describe, expect, it } from 'vitest';
import { currencyOf as of } from '../config/currencies';
import { createFormat } from './format';

describe('createFormat', () => {
  it.each([
    ['en', 'PHP', '1234.5', '₱1,234.50'],
    ['zh', 'PHP', '48201337.20', '₱48,201,337.20'],
    ['bn', 'PHP', '1234567.50', '12,34,567.50₱'],
    ['ru', 'PHP', '1234.50', '1 234,50 ₱'],
    ['en', 'GBP', '0.1', '£0.10'],
    ['en', 'JPY', '1234', '¥1,234'],
    ['en', 'KWD', '1.5', 'KWD 1.500'],
    ['es', 'EUR', '12345.6', '12.345,60 €'],
    ['es-419', 'EUR', '12345.6', '€12,345.60'],
    ['en-IE', 'EUR', '12345.6', '€12,345.60'],
    ['en', 'PHP', '9007199254740993.01', '₱9,007,199,254,740,993.01'],
  ])('[I18N-3] writes money in %s and %s: %s → %s', (lang, currency, amount, text) => {
    expect(
      createFormat(lang, of(currency), 'UTC')
        .money(amount)
        .replace(/\u00a0/g, ' '),
    ).toBe(text);
  });

  it.each([
    ['en', 'Dec 4'],
    ['es', '4 dic'],
    ['es-419', '4 dic'],
    ['en-IE', '4 Dec'],
    ['en-PH', 'Dec 4'],
    ['ru', '4 дек.'],
    ['zh', '12月4日'],
  ])('[I18N-3] writes the short day of the zone in %s: %s', (lang, text) => {
    expect(createFormat(lang, of('EUR'), 'Asia/Manila').day('2026-12-03T16:30:00Z')).toBe(text);
  });

  it.each([
    ['en', '4:30 PM'],
    ['en-GB', '16:30'],
    ['en-IE', '16:30'],
    ['en-MY', '4:30 pm'],
    ['es-419', '4:30 p.m.'],
    ['ru', '16:30'],
    ['zh', '16:30'],
    ['zh-tw', '下午4:30'],
    ['vi', '16:30'],
    ['ms', '4:30 PTG'],
    ['ne', '16:30'],
    ['bn', '4:30 PM'],
  ])('[I18N-3] writes the hour of a clock of 12 or 24 hours in %s: %s', (locale, text) => {
    expect(createFormat(locale, of('EUR'), 'UTC').time('2026-12-03T16:30:00Z')).toBe(text);
  });

  it('leaves out the fraction of whole sums from a thousand on, when asked', () => {
    const { money } = createFormat('en', of('PHP'), 'UTC');
    expect([
      money('182400', { short: true }),
      money('182400.50', { short: true }),
      money('100', { short: true }),
    ]).toEqual(['₱182,400', '₱182,400.50', '₱100.00']);
  });

  it.each([
    ['en', '1 day 23 hr'],
    ['es', '1 d 23 h'],
    ['zh', '1天 23小时'],
    ['ru', '1 дн. 23 ч'],
  ])('[I18N-3] counts a day and its hours in %s: %s', (lang, words) => {
    const { countdown } = createFormat(lang, of('PHP'), 'UTC');
    const now = Date.parse('2026-12-01T00:00:00Z');
    expect([countdown('2026-12-02T23:59:59Z', now), countdown('2026-12-01T23:59:59Z', now)]).toEqual([
      words,
      '23:59:59',
    ]);
  });

  it('[I18N-3] counts down in hours, minutes and seconds, then in days', () => {
    const { countdown } = createFormat('en', of('PHP'), 'UTC');
    const now = Date.parse('2026-12-01T00:00:00Z');
    expect([
      countdown('2026-12-01T03:46:12Z', now),
      countdown('2026-12-03T00:00:01Z', now),
      countdown('2026-11-01T00:00:00Z', now),
    ]).toEqual(['03:46:12', '2 days', '00:00:00']);
  });

  it('[I18N-3] tells how long ago something was in the largest unit that is whole', () => {
    const { ago } = createFormat('en', of('PHP'), 'UTC');
    const now = Date.parse('2026-12-04T00:00:00Z');
    const moments = ['2026-12-03T23:59:59.9Z', '2026-12-03T23:59:01Z', '2026-12-03T23:00:01Z', '2026-12-03T00:00:01Z'];
    expect([...moments, '2026-12-02T23:59:59Z'].map((at) => ago(at, now))).toEqual(['1s', '59s', '59m', '23h', '1d']);
  });

  it('[I18N-3] words durations in the language, where its dates and sums are written as in another', () => {
    const { countdown, ago, money } = createFormat('en', of('PHP'), 'UTC', 'fil');
    const now = Date.parse('2026-12-04T00:00:00Z');
    expect([countdown('2026-12-09T00:00:00Z', now), ago('2026-12-02T00:00:00Z', now), money('1234.5')]).toEqual([
      '5 araw',
      '2 araw',
      '₱1,234.50',
    ]);
  });

  it.each([
    ['en', 'Tuesday, December 1, 2026', '03:46:12'],
    ['zh', '2026年12月1日星期二', '03:46:12'],
    ['ru', 'вторник, 1 декабря 2026 г.', '03:46:12'],
    ['es', 'martes, 1 de diciembre de 2026', '03:46:12'],
    ['vi', 'Thứ Ba, 1 tháng 12, 2026', '03:46:12'],
    ['ms', 'Selasa, 1 Disember 2026', '03:46:12'],
    ['ne', '2026 डिसेम्बर 1, मङ्गलबार', '03:46:12'],
    ['zh-tw', '2026年12月1日 星期二', '03:46:12'],
    ['bn', 'মঙ্গলবার, 1 ডিসেম্বর, 2026', '03:46:12'],
  ])('[I18N-3] writes dates and times left in %s', (locale, date, countdown) => {
    const format = createFormat(locale, of('PHP'), 'UTC');
    const now = Date.parse('2026-12-01T00:00:00Z');
    expect([format.date(now), format.countdown('2026-12-01T03:46:12Z', now)]).toEqual([date, countdown]);
  });

  it.each([
    ['en', '96.5%', '2.5×'],
    ['ru', '96,5 %', '2,5×'],
    ['vi', '96,5%', '2,5×'],
    ['bn', '96.5%', '2.5×'],
  ])('[I18N-3] writes shares and multiples in %s', (locale, share, multiple) => {
    const format = createFormat(locale, of('PHP'), 'UTC');
    expect([format.percent(96.5).replace(/\u00a0/g, ' '), format.multiplier(2.5)]).toEqual([share, multiple]);
  });
});
