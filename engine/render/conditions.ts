import type { Condition } from '../config/compiled';

/** What conditions are tested against. `null` is "not known yet", for example the width on the server. */
export interface ConditionFacts {
  readonly isPlayer: boolean;
  readonly hasFeature: (name: string) => boolean;
  readonly reaches: (breakpoint: string) => boolean | null;
  readonly locale: string;
  readonly template: string;
  readonly now: number;
}

/** Tests a condition: true, false, or null where it turns on a fact that is not known yet. */
export function testCondition(condition: Condition, facts: ConditionFacts): boolean | null {
  if ('auth' in condition) return (condition.auth === 'player') === facts.isPlayer;
  if ('site' in condition) return facts.hasFeature(condition.site);
  if ('locale' in condition) return condition.locale.some((code) => code === facts.locale);
  if ('template' in condition) return condition.template.includes(facts.template);
  if ('time' in condition) {
    const { from, until } = condition.time;
    return (
      (from === undefined || facts.now >= Date.parse(from)) && (until === undefined || facts.now < Date.parse(until))
    );
  }
  if ('viewport' in condition) {
    const { from, below } = condition.viewport;
    return every([
      from === undefined ? true : facts.reaches(from),
      below === undefined ? true : negate(facts.reaches(below)),
    ]);
  }
  if ('not' in condition) return negate(testCondition(condition.not, facts));
  if ('all' in condition) return every(condition.all.map((part) => testCondition(part, facts)));
  return negate(every(condition.any.map((part) => negate(testCondition(part, facts)))));
}

/** Whether a condition turns on a kind of fact anywhere inside. */
export function mentions(condition: Condition, kind: 'viewport' | 'time'): boolean {
  if ('all' in condition) return condition.all.some((part) => mentions(part, kind));
  if ('any' in condition) return condition.any.some((part) => mentions(part, kind));
  if ('not' in condition) return mentions(condition.not, kind);
  return kind in condition;
}

/**
 * Classes that hide a node by width before any script has run: of a test on the width, alone or among others that must
 * all hold.
 */
export function viewportClasses(condition: Condition): string | null {
  if ('all' in condition) return condition.all.map(viewportClasses).filter(Boolean).join(' ') || null;
  if (!('viewport' in condition)) return null;
  const { from, below } = condition.viewport;
  return [from && `from-${from}`, below && `below-${below}`].filter(Boolean).join(' ');
}

/** The rules behind those classes, for a site's breakpoints (min-width in px). */
export function viewportRules(breakpoints: Readonly<Record<string, number>>): string {
  return Object.entries(breakpoints)
    .map(
      ([name, width]) =>
        `@media (width < ${width}px){.from-${name}{display:none!important}}@media (width >= ${width}px){.below-${name}{display:none!important}}`,
    )
    .join('');
}

function negate(value: boolean | null): boolean | null {
  return value === null ? null : !value;
}

function every(values: readonly (boolean | null)[]): boolean | null {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
}
