import { expect, it, vi } from 'vitest';
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
  ['2026/12/01', 'Asia/Manila', '2026-11-30T16:00:00Z'],
  ['2026/12/01 04:00:00', 'Asia/Manila', '2026-11-30T20:00:00Z'],
  ['2026/12/01T04:00:00Z', 'Asia/Manila', '2026-12-01T04:00:00Z'],
  ['2026-07-01 12:00:00', 'Europe/Madrid', '2026-07-01T10:00:00Z'],
  ['2026-12-01 12:00:00', 'Europe/Madrid', '2026-12-01T11:00:00Z'],
  [1_796_097_600, 'Asia/Manila', '2026-12-01T04:00:00Z'],
  [1_796_097_600_000, 'Asia/Manila', '2026-12-01T04:00:00Z'],
  ['1796097600', 'Asia/Manila', '2026-12-01T04:00:00Z'],
  ['20261201123000', 'Asia/Manila', '2026-12-01T04:30:00Z'],
  [20_261_201_123_000, 'Asia/Manila', '2026-12-01T04:30:00Z'],
  ['202612010400', 'Asia/Manila', '2026-11-30T20:00:00Z'],
  [202_612_010_400, 'UTC', '2026-12-01T04:00:00Z'],
  ['20261201', 'Asia/Manila', '2026-11-30T16:00:00Z'],
  ['631152000000', 'UTC', '1990-01-01T00:00:00Z'],
  ['2199-12-31 23:59:59', 'Asia/Manila', '2199-12-31T15:59:59Z'],
])('[CALL-SITE-1] reads %s of a platform in %s as %s', (value, zone, expected) =>
  expect(readTime(value, zone)).toBe(expected),
);

it.each([
  [''],
  [' '],
  ['0000-00-00 00:00:00'],
  ['2026-02-30 00:00:00'],
  ['2026-13-01'],
  ['2026/13/01'],
  ['31/12/2026 23:59'],
  ['12/31/2026'],
  ['tomorrow'],
  [null],
  [undefined],
  [true],
  [{}],
  [0],
  [-1],
  ['12'],
  ['2026-12-01 25:00:00'],
  ['0001-01-01T00:00:00'],
  ['0001-01-01T00:00:00Z'],
  ['9999-12-31 23:59:59'],
  ['9999-12-31T23:59:59Z'],
  ['20261301123000'],
  ['202612012500'],
  [99_999_999_999_999],
])('[CALL-SITE-1] %j is no time', (value) => {
  for (const zone of ['Asia/Manila', 'UTC', 'America/New_York']) expect(readTime(value, zone)).toBeNull();
});

it('[CALL-SITE-1] asks the browser for the clocks of a zone once, however many times a list has', () => {
  const made = vi.fn();
  class Counted extends Intl.DateTimeFormat {
    constructor(...options: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...options);
      made();
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: Counted });
  try {
    for (let day = 10; day < 30; day += 1) readTime(`2026-12-${day} 10:00:00`, 'Pacific/Auckland');
  } finally {
    vi.unstubAllGlobals();
  }
  expect(made).toHaveBeenCalledTimes(1);
});
