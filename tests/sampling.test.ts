import { expect, it } from 'vitest';
import { coveringSampleOf, sampleOf } from './sampling';

const items = Array.from({ length: 40 }, (_, index) => index);
const kindsOf = (item: number) => [item % 2 === 0 ? 'even' : 'odd', ...(item === 17 ? ['rare'] : []), ...(item > 36 ? ['late'] : [])];
const seeds = Array.from({ length: 50 }, (_, index) => index * 7919);

it('draws as many as asked for, in their order, the same ones by the same seed', () => {
  for (const seed of seeds) {
    const drawn = sampleOf(items, 9, seed);
    expect(drawn).toHaveLength(9);
    expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
    expect(sampleOf(items, 9, seed)).toEqual(drawn);
  }
  expect(new Set(seeds.map((seed) => sampleOf(items, 9, seed).join())).size).toBe(seeds.length);
});

it('has every kind in a sample, by every seed, and no more items than that takes', () => {
  for (const seed of seeds) {
    const drawn = coveringSampleOf(items, 6, seed, kindsOf);
    expect(new Set(drawn.flatMap(kindsOf))).toEqual(new Set(['even', 'odd', 'rare', 'late']));
    expect(drawn).toHaveLength(6);
    expect(coveringSampleOf(items, 6, seed, kindsOf)).toEqual(drawn);
  }
  expect(new Set(seeds.map((seed) => coveringSampleOf(items, 6, seed, kindsOf).join())).size).toBeGreaterThan(seeds.length / 2);
});

it('grows past its size where kinds ask for it', () => {
  expect(coveringSampleOf(items, 2, 1, (item) => [String(item % 5)])).toHaveLength(5);
});
