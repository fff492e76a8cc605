import { expect, it } from 'vitest';
import { wholeMinutes } from './wholeMinutes';

it.each([
  [0, '0:00'],
  [59_999, '0:00'],
  [60_000, '0:01'],
  [3_900_000, '1:05'],
  [36_000_000, '10:00'],
])('%d ms of play are %s', (ms, text) => expect(wholeMinutes(ms)).toBe(text));
