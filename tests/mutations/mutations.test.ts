import { describe, expect, it } from 'vitest';
import { drawSeed } from '../../scripts/test/drawSeed';
import { fc } from '../properties';
import { faultsOf } from './judge';
import { misspelt } from './misspelt';
import { kinds, mutate, type Mutation } from './mutations';
import { checkWhole, targets, wholeCost, type Target } from './worlds';

/** How many changes; `npm run test:mutations` makes 10,000. */
const runs = Number(process.env['MUTATIONS'] ?? 400);
const seed = drawSeed();

const slip = fc.record({
  kind: fc.constantFrom('dropped' as const, 'added' as const, 'other' as const, 'swapped' as const),
  at: fc.nat({ max: 60 }),
  letter: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz-_ABC07')),
});
const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...kinds),
  place: fc.nat(),
  pick: fc.nat(),
  slips: fc.array(slip, { minLength: 1, maxLength: 2 }),
});

const all = targets();

/** The shipped layers take the longest to look at, so they are changed least often. */
const shares: readonly (readonly [name: keyof typeof all, share: number])[] = [
  ['sites', 0.7],
  ['base', 0.27],
  ['layers', 0.03],
];

describe(`${runs} changes of sound configurations, seed ${seed}`, () => {
  it.each(shares)(
    '[CARD-5] of %s: no crash, none takes eight times as long as the whole project, each refusal has its place in what was changed, a hint, and the right word',
    { timeout: 300_000 + runs * 500 },
    (name, share) => {
      let changed = 0;
      const holds = (target: Target, how: Mutation) => {
        const { file, text } = target;
        const mutated = mutate(text, how);
        fc.pre(mutated !== undefined);
        changed += 1;
        expect(faultsOf(target, mutated), `${file}, ${how.kind}`).toEqual([]);
      };
      const numRuns = Math.ceil(runs * share);
      fc.assert(fc.property(fc.constantFrom(...all[name]), mutation, holds), {
        seed,
        numRuns,
        maxSkipsPerRun: 100,
        endOnFailure: true,
      });
      expect(changed).toBeGreaterThanOrEqual(numRuns);
      console.log(`${changed} changes of ${name}, seed ${seed}`);
    },
  );
});

it.each([
  ['no JSON', '{'],
  ['a character that nobody sees', '{ "a": "x\\u0000" }'],
  ['a number past all numbers', '{ "a": 1e999 }'],
  ['a text of blanks', '{ "a": " " }'],
  ['a file too long', JSON.stringify('x'.repeat(270_000))],
])('[CARD-5] control: a validator that says nothing of %s is refused', (_, text) => {
  expect(faultsOf({ file: 'a.json', text: '{}', problemsOf: () => [] }, { text, words: [] })).toEqual([
    'silently accepted',
  ]);
});

it('[CARD-5] control: a validator that crashes, or lets one site stop another, is refused', () => {
  const crash = () => {
    throw new RangeError('too deep');
  };
  expect(faultsOf({ file: 'a.json', text: '{}', problemsOf: crash }, { text: '{}', words: [] })).toEqual([
    expect.stringMatching(/^crash: RangeError: too deep/),
  ]);
  const stopping = { file: 'a.json', text: '{}', problemsOf: () => [], stoppedBy: () => ['b.example'] };
  expect(faultsOf(stopping, { text: '{}', words: [] })).toEqual(['stops b.example, another site']);
});

it('[CARD-5] control: a validator that takes too long is refused, however fast the machine is', () => {
  const problemsOf = () => {
    checkWhole();
    return [];
  };
  const unit = () => wholeCost() / 100;
  expect(faultsOf({ file: 'a.json', text: '{}', problemsOf }, { text: '{}', words: [] }, unit)).toEqual([
    expect.stringMatching(/^took \d+ times as long as the whole project$/),
  ]);
});

it('[CARD-5] slips of the hand are of one letter each', () => {
  expect(
    (['dropped', 'added', 'other', 'swapped'] as const).map((kind) => misspelt('gold', [{ kind, at: 1, letter: 'x' }])),
  ).toEqual(['gld', 'gxold', 'gxld', 'glod']);
});

it.each(kinds)('[CARD-5] a change of the kind "%s" changes a file', (kind) => {
  const { text } = all.sites.find(({ file }) => file.includes('lucky-harbor')) ?? { text: '' };
  const letter = 'x';
  const tries = Array.from({ length: 60 }, (_, place) =>
    mutate(text, { kind, place, pick: place, slips: [{ kind: 'other', at: 1, letter }] }),
  );
  expect(tries.some((mutated) => mutated !== undefined && mutated.text !== text)).toBe(true);
});
