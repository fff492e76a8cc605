import { describe, expect, it } from 'vitest';
import { exactTime } from './exactTime';
import { readTime } from './readTime';

describe('a time that needs no reading', () => {
  it.each([
    '2026-12-01T04:00Z',
    '2026-12-01T04:00:00Z',
    '2026-12-01T04:00:00.123Z',
    '2026-12-01T04:00:00+08:00',
    '2028-02-29T23:59:59-03:30',
  ])('is ISO 8601 with a zone: %s', (time) => {
    expect(exactTime(time)).toBe(time);
    expect(readTime(time, 'Asia/Manila')).toBe(time);
  });

  it.each([
    '2026-12-01 04:00:00',
    '2026-12-01T04:00:00',
    '2026-12-01',
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-12-01T25:00:00Z',
    '2026-12-01T04:00:00+99:00',
    '0001-01-01T00:00:00Z',
    ' 2026-12-01T04:00:00Z',
    1_764_561_600,
    null,
    {},
  ])('is nothing else: %s', (value) => expect(exactTime(value)).toBeNull());
});
