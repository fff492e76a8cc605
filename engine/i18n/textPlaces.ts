import type { SaidBy } from './messageSlice';

/** The modules of widgets and variants that say a text, by `set:key`; a text that is missing may be said anywhere. */
export type TextPlaces = Readonly<Record<string, readonly string[]>>;

/** Who of some modules says a text. */
export function speakersOf(modules: readonly string[], places: TextPlaces): SaidBy {
  const known = new Set(modules);
  return (key) => {
    if (!Object.hasOwn(places, key)) return 'all';
    return places[key]?.some((module) => known.has(module)) === true ? 'some' : 'none';
  };
}
