import type { CompiledNode, Condition } from './compiled';
import type { Catalogue } from './configInput';
import { hiddenBy } from './drawnSlots';
import { momentOf } from './momentOf';
import { ownValue } from './ownValue';

/** Whom a thing must be shown to, and what decides whether a condition holds for them. */
export interface Viewers {
  /** Whether they are signed in; both where it must be shown to everybody. */
  readonly isPlayer: readonly boolean[];
  readonly hasFeature: (name: string) => boolean;
  readonly locales: readonly string[];
  readonly template: string;
  /** Min-widths by breakpoint name. */
  readonly breakpoints: Readonly<Record<string, number>>;
}

/** What must hold, all of it, where one occurrence of a thing is to show. */
export type Way = readonly Condition[];

/** One case that conditions are tested in. */
interface Case {
  readonly isPlayer: boolean;
  readonly locale: string;
  readonly width: number;
  readonly now: number;
}

/** More cases than any sound configuration has. */
const mostCases = 5000;

/** Where a node stands that not everybody is shown, whatever its conditions: in a slot that is not always drawn. */
export interface HiddenPlace {
  readonly node: string;
  readonly slot: string;
  /** The end of a sentence that begins with the slot. */
  readonly reason: string;
}

/** Where a widget stands. */
export interface Standing {
  /** What must hold for each of those to show that stand in slots which are always drawn. */
  readonly ways: readonly Way[];
  /** Slots with others. */
  readonly hidden: readonly HiddenPlace[];
}

/** Where a widget stands among nodes and in their slots. */
export function standingOf(
  type: string,
  nodes: readonly CompiledNode[],
  catalogue: Catalogue,
  around: Way = [],
): Standing {
  const found = nodes.map((node): Standing => {
    const way = node.when === undefined ? around : [...around, node.when];
    const inner = Object.entries(node.slots ?? {}).map(([slot, held]): Standing => {
      const standing = standingOf(type, held, catalogue, way);
      const reason = hiddenBy(node, slot, catalogue);
      if (reason === undefined || standing.ways.length === 0) return standing;
      return { ways: [], hidden: [{ node: node.id, slot, reason }, ...standing.hidden] };
    });
    return joined([...(node.type === type ? [{ ways: [way], hidden: [] }] : []), ...inner]);
  });
  return joined(found);
}

/** What stands in several places. */
export function joined(places: readonly Standing[]): Standing {
  return { ways: places.flatMap(({ ways }) => ways), hidden: places.flatMap(({ hidden }) => hidden) };
}

/**
 * Whether each of these viewers sees one of the occurrences at any time, in any language of the site, at any width. The
 * present is not known here, so a window counts as one that may be over.
 */
export function isShownToAll(ways: readonly Way[], viewers: Viewers): boolean {
  if (ways.some((way) => way.length === 0)) return true;
  if (ways.length === 0) return false;
  const parts = ways.flat().flatMap(partsOf);
  const moments = parts.flatMap((part) =>
    'time' in part ? [part.time.from, part.time.until].flatMap((text) => text ?? []).map(momentOf) : [],
  );
  const locales = parts.some((part) => 'locale' in part) ? viewers.locales : viewers.locales.slice(0, 1);
  const widths = parts.some((part) => 'viewport' in part) ? [0, ...Object.values(viewers.breakpoints)] : [0];
  const times = moments.length === 0 ? [0] : [Math.min(...moments) - 1, ...new Set(moments)];
  if (viewers.isPlayer.length * locales.length * widths.length * times.length > mostCases) return false;
  const holds = (condition: Condition, seen: Case): boolean => {
    if ('auth' in condition) return (condition.auth === 'player') === seen.isPlayer;
    if ('site' in condition) return viewers.hasFeature(condition.site);
    if ('locale' in condition) return condition.locale.some((code) => code === seen.locale);
    if ('template' in condition) return condition.template.includes(viewers.template);
    if ('time' in condition) {
      const { from, until } = condition.time;
      return (from === undefined || seen.now >= momentOf(from)) && (until === undefined || seen.now < momentOf(until));
    }
    if ('viewport' in condition) {
      const reaches = (name: string) => seen.width >= (ownValue(viewers.breakpoints, name) ?? Infinity);
      const { from, below } = condition.viewport;
      return (from === undefined || reaches(from)) && (below === undefined || !reaches(below));
    }
    if ('not' in condition) return !holds(condition.not, seen);
    if ('all' in condition) return condition.all.every((part) => holds(part, seen));
    return condition.any.some((part) => holds(part, seen));
  };
  return viewers.isPlayer.every((isPlayer) =>
    locales.every((locale) =>
      widths.every((width) =>
        times.every((now) =>
          ways.some((way) => way.every((condition) => holds(condition, { isPlayer, locale, width, now }))),
        ),
      ),
    ),
  );
}

/** The tests that a condition is made of. */
function partsOf(condition: Condition): Condition[] {
  if ('all' in condition) return condition.all.flatMap(partsOf);
  if ('any' in condition) return condition.any.flatMap(partsOf);
  return 'not' in condition ? partsOf(condition.not) : [condition];
}
