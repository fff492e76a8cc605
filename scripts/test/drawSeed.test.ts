import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawSeed } from './drawSeed';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-seed-'));
  mkdirSync(join(root, 'tests'));
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['the number in tests/seed', '17\n', {}, 17],
  ['the one that repeats another run', '17\n', { DRAW_SEED: '40' }, 40],
])('the seed of samples is %s', (_, text, env, seed) => {
  writeFileSync(join(root, 'tests/seed'), text);
  expect(drawSeed(root, env)).toBe(seed);
});

it.each([
  ['no number in tests/seed', 'today', {}, 'tests/seed is "today". Write a whole number of at most nine digits.'],
  ['an empty DRAW_SEED', '1', { DRAW_SEED: '' }, 'DRAW_SEED is "". Write a whole number of at most nine digits.'],
])('%s is refused', (_, text, env, message) => {
  writeFileSync(join(root, 'tests/seed'), text);
  expect(() => drawSeed(root, env)).toThrow(message);
});
