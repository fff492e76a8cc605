import { expect, it } from 'vitest';
import { momentOf } from './momentOf';

it.each([
  ['2026-12-01T02:00:00Z', Date.UTC(2026, 11, 1, 2)],
  ['2026-12-01T10:00:00+08:00', Date.UTC(2026, 11, 1, 2)],
  ['2026-12-01T02:00:00', NaN],
  ['2026-12-01 02:00', NaN],
  ['2026-12-01', NaN],
  ['soon', NaN],
])('[CARD-5] reads %s as the same moment on every machine', (text, moment) => expect(momentOf(text)).toBe(moment));
