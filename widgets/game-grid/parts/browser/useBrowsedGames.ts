import { useDeferredValue, useMemo, useState } from 'react';
import { searchTitles, useGameList, useStores, type Game } from '../../../../engine';
import type { GameGridProps } from '../../../../schemas/generated/widgets';
import { chosenCount, listParamsOf, type Choice } from './gamesQuery';

/** As many fill a screen; the answer that comes next brings the others. */
const previewed = 24;

/** The games that a choice shows, wherever they come from. */
export interface BrowsedGames {
  /** How many there are, also those that are not loaded; null while nobody knows. */
  readonly total: number | null;
  readonly at: (index: number) => Game | undefined;
  /** Whether there is no game at a place, and none will come. */
  readonly isEmpty: (index: number) => boolean;
  readonly hasFailed: (index: number) => boolean;
  /** Asks for what stands at the places from `first` to `last`. */
  readonly want: (first: number, last: number) => void;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Not yet the answer: the games that are loaded, filtered here while the platform is asked. */
  readonly isPreview: boolean;
  readonly retry: () => void;
}

type Props = Pick<GameGridProps, 'source' | 'limit' | 'searchEverywhere'>;

/**
 * The games of a choice. While a player types, and until the platform has answered, those that are loaded are filtered
 * at once; a list that only changes its order or narrows stays as it was until the next one is there. The reader must
 * be an observer.
 */
export function useBrowsedGames(props: Props, choice: Choice, typed: string) {
  const isBare = choice.search === '' && choice.sort === 'popular' && chosenCount(choice) === 0;
  const { list, retry } = useGameList(listParamsOf(props, choice), props.limit, isBare);
  const [settled, setSettled] = useState(list);
  if (list.total !== null && settled !== list) setSettled(list);

  const wanted = useDeferredValue(typed.trim());
  const isTyping = wanted !== choice.search;
  const isWaiting = list.total === null && list.status === 'loading' && settled !== list;
  const words = isTyping ? wanted : choice.search;
  const isPreview = words !== '' && (isTyping || isWaiting);
  const preview = useMemo(
    () => (isPreview ? searchTitles(settled.loaded, words).slice(0, Math.min(props.limit, previewed)) : []),
    [isPreview, settled, words, props.limit],
  );

  const shown = isWaiting ? settled : list;
  const games: BrowsedGames = isPreview
    ? { ...listed(preview), total: preview.length === 0 ? null : preview.length, status: 'loading', isPreview, retry }
    : {
        total: shown.total,
        at: shown.at,
        isEmpty: shown.isEmpty,
        hasFailed: shown.hasFailed,
        want: shown.want,
        status: isWaiting ? 'loading' : list.status,
        isPreview,
        retry,
      };
  return {
    games,
    list,
    facets: (list.total === null ? settled : list).facets,
    isBusy: isTyping || isWaiting || (list.total === null && list.status === 'loading'),
  };
}

/**
 * The player's favourites among the games of a source, by what was typed; newest first. A list that does not show them
 * does not hear of them either: a press must concern its own card alone. The reader must be an observer.
 */
export function useFavouriteGames(
  { source }: Pick<GameGridProps, 'source'>,
  words: string,
  isShown: boolean,
): BrowsedGames {
  const { favourites, sessionLoader } = useStores();
  const names = 'category' in source ? [source.category] : 'categories' in source ? source.categories : null;
  const own = isShown ? favourites.games.filter(({ type }) => names === null || names.includes(type)) : [];
  const found = searchTitles(own, words);
  return {
    ...listed(found),
    total: found.length,
    status: isShown && favourites.hasFailed ? 'failed' : 'ready',
    isPreview: false,
    retry: () => void sessionLoader.loaded?.renew(),
  };
}

const nothing = () => undefined;
const never = () => false;

function listed(games: readonly Game[]): Pick<BrowsedGames, 'at' | 'isEmpty' | 'hasFailed' | 'want'> {
  return { at: (index) => games[index], isEmpty: never, hasFailed: never, want: nothing };
}
