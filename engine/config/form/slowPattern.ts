import { readPattern, UnreadPattern, type PatternPart } from './patternParts';
import { meetingOf, type Meets } from './patternLetters';
import { stepsOf, type PatternSteps } from './patternSteps';
import { EndlessWalk, makeWalker, type At, type Walker } from './walker';

/** What keeps a pattern from being taken: it is not over the whole value, holds what it may not, or can take long. */
type PatternFault =
  { readonly kind: 'partial' } | { readonly kind: 'unread'; readonly what: string } | { readonly kind: 'slow' };

/** So many places may leave it open which comes next: a few steps back each, never many. */
const mostOpen = 10;
/** So much is looked at of one pattern; one that needs more is as hard to follow for those who read it. */
const mostLooked = 50_000;

/**
 * What is wrong with a sound regular expression (flag u) that checks what players type. One is slow where a text can be
 * read in ever more ways the longer it is: a browser tries them all before it says no, and stands still meanwhile.
 */
export function patternFault(source: string): PatternFault | undefined {
  try {
    const read = readPattern(source);
    if (read === undefined) return { kind: 'partial' };
    return [read.whole, ...read.ahead].some(isSlow) ? { kind: 'slow' } : undefined;
  } catch (error) {
    if (error instanceof UnreadPattern) return { kind: 'unread', what: error.message };
    throw error;
  }
}

function isSlow(part: PatternPart): boolean {
  const steps = stepsOf(part);
  if (steps === undefined) return true;
  const meets = meetingOf(steps.letters);
  const open = [steps.first, ...steps.next].filter((ways) => {
    const places = [...ways.keys()];
    return (
      [...ways.values()].some((count) => count > 1) ||
      places.some((one, index) => places.slice(index + 1).some((other) => meets(one, other)))
    );
  });
  if (open.length === 0) return false;
  if (open.length > mostOpen) return true;
  try {
    const walker = makeWalker(mostLooked);
    return repeatsTwice(steps, meets, walker) || hasSlowRow(steps, meets, walker);
  } catch (error) {
    if (error instanceof EndlessWalk) return true;
    throw error;
  }
}

/** Whether a place comes back to itself in two ways with one text: then each repeat doubles the ways. */
function repeatsTwice({ letters, next }: PatternSteps, meets: Meets, { reached, leadsTo }: Walker): boolean {
  const pairs = (pair: At) => followers(pair, next, meets);
  return letters.some((_, place) => {
    const home = [place, place];
    const there = reached([home], pairs);
    return there.some((pair) => {
      const [one = 0, other = 0] = pair;
      const isDoubled = pairs(pair).some(
        ([to = 0, too = 0]) =>
          to === too && one === other && (next[one]?.get(to) ?? 0) > 1 && leadsTo([[to, to]], home, pairs),
      );
      return isDoubled || (one !== other && leadsTo([pair], home, pairs));
    });
  });
}

/**
 * Whether one repeat can go over into another with the same text: then where the one ends and the other begins is tried
 * for every letter. Up to three counted repeats in a row end soon enough.
 */
function hasSlowRow({ letters, next, isCounted }: PatternSteps, meets: Meets, { leadsTo }: Walker): boolean {
  const triples = (triple: At) => followers(triple, next, meets);
  const looped = letters.flatMap((_, place) =>
    leadsTo(successors(place, next), [place], (at) => successors(at[0] ?? 0, next)) ? [place] : [],
  );
  const isInside = (place: number) =>
    isCounted[place] === true && [...(next[place] ?? [])].some(([to]) => to === place);
  const rows = looped.flatMap((one) =>
    looped
      .filter((other) => one !== other && leadsTo([[one, one, other]], [one, other, other], triples))
      .map((other) => [one, other] as const),
  );
  const counted = new Set(rows.flat());
  return rows.length > 0 && (counted.size > 3 || [...counted].some((place) => !isInside(place)));
}

function successors(place: number, next: PatternSteps['next']): At[] {
  return [...(next[place]?.keys() ?? [])].map((to) => [to]);
}

/** Where several walkers can go by one letter that suits them all. */
function followers(places: At, next: PatternSteps['next'], meets: Meets): At[] {
  return places.reduce<At[]>(
    (rows, place) =>
      rows.flatMap((row) =>
        [...(next[place]?.keys() ?? [])]
          .filter((to) => row.every((other) => meets(other, to)))
          .map((to) => [...row, to]),
      ),
    [[]],
  );
}
