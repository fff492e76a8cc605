import { expect, it } from 'vitest';
import { everyRow } from '../../../tests/fixtures/everyRow';
import { plainTime } from './plainTime';
import { readTime } from './readTime';

const read = (value: unknown) => readTime(plainTime(value), 'Asia/Manila');

it('[CALL-X] a time is read as single frameworks write it', async () => {
  await everyRow<readonly [unknown, string]>(
    [
      ['/Date(1796083200000)/', '2026-12-01T00:00:00Z'],
      ['/Date(1796083200000+0800)/', '2026-12-01T00:00:00Z'],
      ['/Date(800000000000)/', '1995-05-09T06:13:20Z'],
      ['Tue, 01 Dec 2026 04:00:00 GMT', '2026-12-01T04:00:00Z'],
      ['Tue, 1 Dec 2026 04:00:00 +0800', '2026-12-01T04:00:00+08:00'],
      ['Tuesday, 01-Dec-2026 04:00:00 UTC', '2026-12-01T04:00:00Z'],
      [1_796_083_200.5, '2026-12-01T00:00:00.500Z'],
      ['1796083200.25', '2026-12-01T00:00:00.250Z'],
      ['1796083200000000', '2026-12-01T00:00:00Z'],
      ['2026-12-01 4:05:09 PM', '2026-12-01T08:05:09Z'],
      ['2026-12-01 12:05 am', '2026-11-30T16:05:00Z'],
      ['2026-12-01 12:05 pm', '2026-12-01T04:05:00Z'],
      ['2026.12.01 04:00', '2026-11-30T20:00:00Z'],
      ['20261201T040000Z', '2026-12-01T04:00:00Z'],
      ['2026-12-01T04:00:00,123Z', '2026-12-01T04:00:00.123Z'],
      ['2026-12-01T04:00:00Z[UTC]', '2026-12-01T04:00:00Z'],
      ['2026-12-01T04:00:00+8', '2026-12-01T04:00:00+08:00'],
      [{ date: '2026-12-01 04:00:00', timezone_type: 3, timezone: 'UTC' }, '2026-12-01T04:00:00Z'],
      [{ date: '2026-12-01 04:00:00.000000', timezone: 'Asia/Kathmandu' }, '2026-12-01T04:00:00.000000+05:45'],
      [{ date: '2026-03-29 00:30:00', timezone: 'Europe/London' }, '2026-03-29T00:30:00Z'],
      [{ date: '2026-03-29 03:30:00', timezone: 'Europe/Madrid' }, '2026-03-29T03:30:00+02:00'],
      [
        { date: '2026-12-01 04:00:00.000000', timezone_type: 1, timezone: '+02:00' },
        '2026-12-01T04:00:00.000000+02:00',
      ],
      [{ date: '2026-12-01 04:00:00.000000' }, '2026-11-30T20:00:00Z'],
      [{ $date: '2026-12-01T04:00:00Z' }, '2026-12-01T04:00:00Z'],
      [{ $date: { $numberLong: '1796083200000' } }, '2026-12-01T00:00:00Z'],
      [{ seconds: 1_796_083_200, nanoseconds: 0 }, '2026-12-01T00:00:00Z'],
      [{ _seconds: 1_796_083_200 }, '2026-12-01T00:00:00Z'],
      ['2026-12-01T04:00:00Z', '2026-12-01T04:00:00Z'],
      [1_796_083_200, '2026-12-01T00:00:00Z'],
    ],
    ([value]) => JSON.stringify(value),
    ([value, time]) => expect(read(value)).toBe(time),
  );
});

it('[CALL-X] no time is made of what has none, or more than one', () => {
  for (const value of [
    '01/12/2026 10:00',
    '12-01-2026',
    '2026-12-01 13:05 PM',
    '2026-12-01 0:05 AM',
    'Tue, 32 Dec 2026 04:00:00 GMT',
    'Tue, 01 Foo 2026 04:00:00 GMT',
    '0000-00-00 00:00:00',
    '/Date(x)/',
    { date: '2026-12-01 04:00:00', timezone: 'Nowhere/None' },
    { date: 'soon', timezone: 'UTC' },
    {},
    [],
    null,
    true,
    '',
  ])
    expect([value, read(value)]).toEqual([value, null]);
});
