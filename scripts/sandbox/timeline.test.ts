import { expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { always, createTimeline } from './timeline';

const row = fc.record({
  at: fc.integer({ min: 0, max: 20 }),
  kind: fc.constantFrom('a', 'b'),
  sum: fc.bigInt({ min: -5n, max: 5n }),
});
const span = fc.record({ from: fc.constantFrom(-Infinity, 3, 8), until: fc.constantFrom(Infinity, 12, 5) });

it('[CALL-X] pages, counts and adds up as a list that is filtered, sorted and cut', () => {
  fc.assert(
    fc.property(
      fc.array(row),
      fc.array(fc.nat()),
      span,
      fc.constantFrom('*', 'a', 'b'),
      fc.nat(6),
      fc.integer({ min: 1, max: 6 }),
      (rows, gone, time, key, offset, size) => {
        const timeline = createTimeline<{
          readonly at: number;
          readonly kind: string;
          readonly sum: bigint;
          readonly id: string;
        }>(
          ({ id }) => id,
          ({ kind }) => ['*', kind],
          ({ sum }) => [sum, 1n],
        );
        let kept = rows.map((one, index) => ({ ...one, id: String(index).padStart(4, '0') }));
        kept.forEach((one) => timeline.add(one));
        for (const place of gone) {
          const taken = kept[place % Math.max(1, kept.length)];
          if (!taken) continue;
          // What is asked for in between must not stand in the way of what comes and goes.
          timeline.sums(key, time);
          timeline.remove(taken);
          kept = kept.filter((one) => one !== taken);
        }
        const found = kept
          .filter(({ at, kind }) => at >= time.from && at < time.until && (key === '*' || kind === key))
          .sort((a, b) => b.at - a.at || b.id.localeCompare(a.id, 'en'));
        expect(timeline.count(key, time)).toBe(found.length);
        expect(timeline.latest(key, time, offset, size)).toEqual(found.slice(offset, offset + size));
        const [sum = 0n, count = 0n] = timeline.sums(key, time);
        expect([sum, count]).toEqual([found.reduce((all, one) => all + one.sum, 0n), BigInt(found.length)]);
        expect(timeline.within(key, time)).toEqual([...found].reverse());
      },
    ),
  );
});

it('[CALL-X] knows nothing of a key that no record has', () => {
  const timeline = createTimeline<{ readonly at: number }>(
    () => '',
    () => [],
  );
  timeline.add({ at: 1 });
  expect([timeline.count('*', always), timeline.latest('*', always, 0, 10)]).toEqual([0, []]);
});

it('[CALL-X] looks at a few dozen of 100,000 records for a page and its count', () => {
  let looks = 0;
  const timeline = createTimeline<{ readonly at: number; readonly id: string }>(
    ({ id }) => {
      looks += 1;
      return id;
    },
    () => ['*'],
  );
  // Ten at a time, so that ids decide too.
  for (let index = 0; index < 100_000; index += 1)
    timeline.add({ at: Math.floor(index / 10), id: String(index).padStart(6, '0') });
  looks = 0;
  const span = { from: 1000, until: 9000 };
  expect(timeline.count('*', span)).toBe(80_000);
  expect(timeline.latest('*', span, 40_000, 10).map(({ at }) => at)).toEqual(Array<number>(10).fill(4999));
  expect(looks).toBeLessThan(100);
});
