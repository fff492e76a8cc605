import type { PatternPart } from './patternParts';

/** The places of a pattern and which may follow which, each with the number of ways from the one to the other. */
export interface PatternSteps {
  /** What may stand at each place, as it is written. */
  readonly letters: readonly string[];
  readonly next: readonly ReadonlyMap<number, number>[];
  readonly first: ReadonlyMap<number, number>;
  /** Places that repeat themselves, and do so no more often than a pattern may count. */
  readonly isCounted: readonly boolean[];
}

/** A part that is repeated so often at most is written out this many times; it makes no difference beyond that. */
const mostCopies = 12;
/** Counted repeats of one letter end soon enough to be no loop by themselves. */
const mostCounted = 64;
/** Larger patterns are not followed. */
const mostPlaces = 200;

type Ways = Map<number, number>;

interface Walked {
  readonly first: Ways;
  readonly last: Ways;
  /** In how many ways it may be left out. */
  readonly empty: number;
}

/** Follows a pattern from place to place (a position automaton); undefined where it has too many of them. */
export function stepsOf(pattern: PatternPart): PatternSteps | undefined {
  const letters: string[] = [];
  const next: Ways[] = [];
  const isCounted: boolean[] = [];
  const { first } = walk(pattern);
  return letters.length > mostPlaces ? undefined : { letters, next, first, isCounted };

  function walk(part: PatternPart): Walked {
    if (letters.length > mostPlaces) return nothing();
    switch (part.kind) {
      case 'letter': {
        const place = letters.push(part.text) - 1;
        next.push(new Map());
        isCounted.push(false);
        return { first: new Map([[place, 1]]), last: new Map([[place, 1]]), empty: 0 };
      }
      case 'all':
        return part.parts.reduce<Walked>((before, inner) => after(before, walk(inner)), nothing());
      case 'any': {
        const walked = part.parts.map(walk);
        return {
          first: sum(walked.map(({ first: ways }) => ways)),
          last: sum(walked.map(({ last }) => last)),
          empty: walked.reduce((ways, { empty }) => ways + empty, 0),
        };
      }
      case 'repeat':
        return repeated(part);
    }
  }

  function repeated({ part, least, most }: PatternPart & { readonly kind: 'repeat' }): Walked {
    let walked = nothing();
    for (let copy = 0; copy < Math.min(least, mostCopies); copy += 1) walked = after(walked, walk(part));
    if (most === least) return walked;
    const more = walk(part);
    if (most - least > 1) {
      join(more.last, more.first);
      const [place] = more.first.keys();
      if (part.kind === 'letter' && place !== undefined && most <= mostCounted) isCounted[place] = true;
    }
    return after(walked, { ...more, empty: more.empty + 1 });
  }

  function after(before: Walked, then: Walked): Walked {
    join(before.last, then.first);
    return {
      first: sum([before.first, times(then.first, before.empty)]),
      last: sum([then.last, times(before.last, then.empty)]),
      empty: before.empty * then.empty,
    };
  }

  function join(from: Ways, to: Ways): void {
    for (const [place, ways] of from) next[place] = sum([next[place] ?? new Map(), times(to, ways)]);
  }
}

function nothing(): Walked {
  return { first: new Map(), last: new Map(), empty: 1 };
}

function sum(all: readonly Ways[]): Ways {
  const total: Ways = new Map();
  for (const each of all) for (const [place, ways] of each) total.set(place, (total.get(place) ?? 0) + ways);
  return total;
}

function times(each: Ways, ways: number): Ways {
  return ways === 0 ? new Map() : new Map([...each].map(([place, count]) => [place, count * ways]));
}
