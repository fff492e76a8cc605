import { describe, expect, it } from 'vitest';
import { fc } from './properties';
import { shareOf } from './sampling';

interface Item {
  readonly name: string;
  readonly kinds: readonly string[];
}

const item: fc.Arbitrary<Item> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 12 }),
  kinds: fc.subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 0 }),
});
const items = fc.uniqueArray(item, { selector: ({ name }) => name, minLength: 1, maxLength: 40 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const seed = fc.nat({ max: 999_999_999 });
const keyOf = ({ name }: Item) => name;
const kindsOf = ({ kinds }: Item) => kinds;
const sites = Array.from({ length: 200 }, (_, index) => ({
  name: `site-${index}.example`,
  kinds: index === 117 ? ['rare'] : ['usual'],
}));

describe('a sample', () => {
  it('is the same for the same seed, whatever the order of the items', () => {
    fc.assert(
      fc.property(items, share, seed, (all, part, number) => {
        const sample = shareOf(all, part, { seed: number, keyOf, kindsOf });
        expect(shareOf(all.toReversed(), part, { seed: number, keyOf, kindsOf }).toReversed()).toEqual(sample);
        expect(all.filter((one) => sample.includes(one))).toEqual(sample);
      }),
    );
  });

  it('holds about its share, and another one by another seed', () => {
    const samples = Array.from({ length: 50 }, (_, number) => shareOf(sites, 0.2, { seed: number, keyOf }).map(keyOf));
    const sizes = samples.map(({ length }) => length);
    expect(Math.min(...sizes)).toBeGreaterThan(20);
    expect(Math.max(...sizes)).toBeLessThan(62);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeCloseTo(40, -1);
    expect(new Set(samples.map((names) => names.join())).size).toBe(samples.length);
    // Over the seeds, every site has its turn.
    expect(new Set(samples.flat()).size).toBe(sites.length);
  });

  it('holds all for a share of 1, and nothing but one of each kind for a share of 0', () => {
    expect(shareOf(sites, 1, { seed: 1, keyOf })).toEqual(sites);
    expect(shareOf(sites, 0, { seed: 1, keyOf })).toEqual([]);
    expect(shareOf(sites, 0, { seed: 1, keyOf, kindsOf }).map(kindsOf).toSorted()).toEqual([['rare'], ['usual']]);
  });

  it('holds every kind that occurs', () => {
    fc.assert(
      fc.property(items, share, seed, (all, part, number) => {
        const sample = shareOf(all, part, { seed: number, keyOf, kindsOf });
        expect(new Set(sample.flatMap(kindsOf))).toEqual(new Set(all.flatMap(kindsOf)));
      }),
    );
  });

  it('keeps every item when others come', () => {
    fc.assert(
      fc.property(items, items, share, seed, (all, more, part, number) => {
        const known = new Set(all.map(keyOf));
        const wider = [...more.filter((one) => !known.has(one.name)), ...all];
        const before = shareOf(all, part, { seed: number, keyOf });
        const after = shareOf(wider, part, { seed: number, keyOf });
        expect(after.filter((one) => all.includes(one))).toEqual(before);
      }),
    );
  });

  it('keeps every item when one comes, but those that stood for a kind of the new one', () => {
    fc.assert(
      fc.property(items, item, share, seed, (all, added, part, number) => {
        fc.pre(all.every(({ name }) => name !== added.name));
        const byShare = shareOf(all, part, { seed: number, keyOf });
        const before = shareOf(all, part, { seed: number, keyOf, kindsOf });
        const after = shareOf([...all, added], part, { seed: number, keyOf, kindsOf });
        expect(after.filter((one) => one !== added && !before.includes(one))).toEqual([]);
        for (const lost of before.filter((one) => !after.includes(one))) {
          expect(byShare).not.toContain(lost);
          expect(lost.kinds.some((kind) => added.kinds.includes(kind))).toBe(true);
        }
      }),
    );
  });
});
