import { expect, it } from 'vitest';
import { harbor } from '../../tests/contract/sandboxVisit';
import { compareHistory } from './history';

it('a page of 100,000 rows costs at most 1.2 times one of 100', async () => {
  const { rows, short, control, long } = await compareHistory({
    site: harbor,
    short: 400,
    long: 410_000,
    rounds: 25,
    pages: 20,
  });
  expect(rows.short.map((count) => count > 50 && count < 500)).toEqual([true, true]);
  expect(rows.long.map((count) => count >= 100_000)).toEqual([true, true]);
  // The fastest round of each: what other work on the machine costs only ever adds to a round.
  expect(long.low).toBeLessThanOrEqual(1.2 * Math.max(short.low, control.low));
});
