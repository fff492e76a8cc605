import { expect, it } from 'vitest';
import { phaseOf } from './phase';

const now = Date.parse('2026-12-01T12:00:00Z');

it.each([
  ['soon', { startsAt: '2026-12-01T12:00:01Z' }, now],
  ['running', { startsAt: '2026-12-01T12:00:00Z', endsAt: '2026-12-01T12:00:01Z' }, now],
  ['over', { endsAt: '2026-12-01T12:00:00Z' }, now],
  ['running', {}, now],
  ['running', { endsAt: '2000-01-01T00:00:00Z' }, null],
] as const)('[CALL-X] an offer is %s: %j', (phase, offer, at) => {
  expect(phaseOf(offer, at)).toBe(phase);
});
