import type { RefObject } from 'react';
import { ownValue, useHydrated, useRoute, type FacetName, type WidgetProps } from '../../../../engine';
import type { GameGridProps } from '../../../../schemas/generated/widgets';
import { nothingChosen, readChoice, toggled } from './gamesQuery';
import { useSearch, type Change } from './useSearch';

/** What a player chooses in a browser of games, and how to change it. `frame` is the element of the browser. */
export function useGameChoice(props: WidgetProps<GameGridProps>, frame: RefObject<HTMLDivElement | null>) {
  const { query, setQuery } = useRoute();
  const isHydrated = useHydrated();
  // The served page knows no choice.
  const choice = readChoice(isHydrated ? query : {}, props);
  /** A changed choice starts at the top of its list; what a browser restores on a reload is as the address says. */
  const change: Change = (changes) =>
    setQuery((now) => {
      const next = typeof changes === 'function' ? changes(now) : changes;
      if (next === now || Object.entries(next).every(([key, value]) => ownValue(now, key) === value)) return now;
      const top = frame.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) frame.current?.scrollIntoView({ block: 'start' });
      return { ...next, page: undefined };
    });
  const typed = useSearch(choice.search, change);
  return {
    choice,
    typed,
    change,
    toggle: (facet: FacetName, value: string) => change((now) => toggled(readChoice(now, props), facet, value)),
    choose: (facet: FacetName, values: readonly string[]) => change({ [facet]: values.join(',') || undefined }),
    clear: () => {
      typed.type('');
      change(nothingChosen);
    },
  };
}
