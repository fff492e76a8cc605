import { afterEach, beforeEach, expect, it } from 'vitest';
import { zoneName } from './zoneName';

const zone = process.env['TZ'];
const noon = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  process.env['TZ'] = 'Asia/Kathmandu';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it.each([
  ['en', 'Nepal Time'],
  ['es', 'hora de Nepal'],
])('[I18N-3] in %s the zone is called %s', (language, name) => expect(zoneName(language, noon)).toBe(name));

it('[I18N-3] a language that the browser has no data of is told the distance of the zone', () => {
  expect(zoneName('xx', noon)).toBe('GMT+05:45');
});
