import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { contentRequest, isPlainPress, useHydrated, useRoute, type ContentRequest } from '../../../../engine';
import type { GameGridProps } from '../../../../schemas/generated/widgets';
import { gamesRequest, scopeOf } from '../../gamesRequest';
import { nothingChosen } from './gamesQuery';

type List = GameGridProps['lists'][number];

/** What a choice among several lists of games is made of. */
export interface GameLists {
  /** Beginning of the ids of heading, tabs and panel. */
  readonly id: string;
  readonly lists: readonly List[];
  readonly chosen: List;
  readonly tabs: RefObject<HTMLDivElement | null>;
  readonly choose: (list: List['list']) => void;
  /** Arrows, Home and End go from tab to tab. */
  readonly handleKeys: (event: KeyboardEvent) => void;
  /** Tells how many games a list has; null until the page lives. */
  readonly countOf: (list: List['list']) => ContentRequest<'games'> | null;
}

/** Where the games of a list come from. */
export const sourceOf = (list: List['list']): GameGridProps['source'] => (list === 'demo' ? { demo: true } : { list });

/** A choice among the lists of a grid; it lives in the address (CAT-6, CAT-7). Null where there are no lists. */
export function useGameLists(props: GameGridProps): GameLists | null {
  const { lists } = props;
  const id = useId();
  const { query, setQuery } = useRoute();
  const isHydrated = useHydrated();
  const tabs = useRef<HTMLDivElement>(null);
  const first = lists[0];
  // The served page knows no choice.
  const chosen = lists.find(({ list }) => isHydrated && list === query['list']) ?? first;
  if (!chosen || !first) return null;
  const choose = (list: List['list']) =>
    setQuery({ ...nothingChosen, page: undefined, sort: undefined, list: list === first.list ? undefined : list });
  // The games of the first list are the page's own; of the others only their number is asked, once the page lives.
  const requestOf = (list: List['list']) =>
    list === first.list
      ? gamesRequest({ ...props, source: sourceOf(list) })
      : contentRequest('games', { ...scopeOf(sourceOf(list)), pageSize: 1 });
  const countOf = (list: List['list']) => (isHydrated || list === chosen.list ? requestOf(list) : null);
  const handleKeys = (event: KeyboardEvent) => {
    if (!isPlainPress(event)) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const place = lists.indexOf(chosen);
    const next = step
      ? lists[(place + step + lists.length) % lists.length]
      : { Home: first, End: lists.at(-1) }[event.key];
    if (!next) return;
    event.preventDefault();
    choose(next.list);
    tabs.current?.querySelector<HTMLElement>(`[data-list=${next.list}]`)?.focus();
  };
  return { id, lists, chosen, tabs, choose, handleKeys, countOf };
}
