import { describe, expect, it } from 'vitest';
import { instantsOf, readDateRange } from './dateRange';

describe('readDateRange', () => {
  it.each([
    ['both days', { from: '2026-11-01', until: '2026-11-20' }, { from: '2026-11-01', until: '2026-11-20' }],
    ['one day', { from: '2026-11-01' }, { from: '2026-11-01' }],
    ['no day', {}, {}],
    ['a turned-round range', { from: '2026-11-20', until: '2026-11-01' }, { from: '2026-11-01', until: '2026-11-20' }],
    ['a day that does not exist', { from: '2026-02-30', until: '2026-11-20' }, { until: '2026-11-20' }],
    ['words', { from: 'yesterday', until: '20.11.2026' }, {}],
    ['other values', { page: '2', from: '2026-11-01' }, { from: '2026-11-01' }],
  ])('reads %s', (_, query, range) => {
    expect(readDateRange(query)).toEqual(range);
  });
});

it('means whole days in the player’s zone', () => {
  const { from = '', until = '' } = instantsOf({ from: '2026-11-20', until: '2026-11-20' });
  expect(new Date(from).toString()).toContain('00:00:00');
  expect(new Date(until).toString()).toContain('00:00:00');
  expect(Date.parse(until) - Date.parse(from)).toBe(86_400_000);
});
