import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal } from '../options/refusal';

export const seedFile = 'tests/seed';

/** The seed of whatever tests sample: the number in `tests/seed`, or `DRAW_SEED`, which repeats another run. */
export function drawSeed(
  root = resolve(import.meta.dirname, '../..'),
  env: Readonly<Record<string, string | undefined>> = process.env,
): number {
  const given = env['DRAW_SEED'];
  const text = given ?? readFileSync(join(root, seedFile), 'utf8').trim();
  if (!/^\d{1,9}$/.test(text))
    throw new Refusal(
      `${given === undefined ? seedFile : 'DRAW_SEED'} is "${text}". Write a whole number of at most nine digits.`,
    );
  return Number(text);
}
