import { expect, it } from 'vitest';
import { readTime } from './readTime';

it.each([
  ['2026-12-01T04:00:00Z', 'Asia/Manila', '2026-12-01T04:00:00Z'],
  ['2026-12-01T04:00:00+08:00', 'UTC', '2026-12-01T04:00:00+08:00'],
  ['2026-12-01 04:00:00+0800', 'UTC', '2026-12-01T04:00:00+08:00'],
  ['2026-12-01 04:00:00 UTC', 'Asia/Manila', '2026-12-01T04:00:00Z'],
  ['2026-12-01 04:00:00', 'UTC', '2026-12-01T04:00:00Z'],
  ['2026-12-01 04:00:00', 'Asia/Manila', '2026-11-30T20:00:00Z'],
  ['2026-12-01 04:00', 'Asia/Manila', '2026-11-30T20:00:00Z'],
  ['2026-12-01', 'Asia/Manila', '2026-11-30T16:00:00Z'],
  ['2026-07-01 12:00:00', 'Europe/Madrid', '2026-07-01T10:00:00Z'],
  ['2026-12-01 12:00:00', 'Europe/Madrid', '2026-12-01T11:00:00Z'],
  [1_796_097_600, 'Asia/Manila', '2026-12-01T04:00:00Z'],
  [1_796_097_600_000, 'Asia/Manila', '2026-12-01T04:00:00Z'],
  ['1796097600', 'Asia/Manila', '2026-12-01T04:00:00Z'],
])('[CALL-SITE-1] reads %s of a platform in %s as %s', (value, zone, expected) =>
  expect(readTime(value, zone)).toBe(expected),
);

it.each([
  [''],
  [' '],
  ['0000-00-00 00:00:00'],
  ['2026-02-30 00:00:00'],
  ['2026-13-01'],
  ['tomorrow'],
  [null],
  [undefined],
  [true],
  [{}],
  [0],
  [-1],
  ['12'],
  ['2026-12-01 25:00:00'],
])('[CALL-SITE-1] %j is no time', (value) => expect(readTime(value, 'Asia/Manila')).toBeNull());
