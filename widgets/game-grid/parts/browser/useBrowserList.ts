import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useClock, useLocale, type WidgetProps } from '../../../../engine';
import type { GameGridProps } from '../../../../schemas/generated/widgets';
import type { Choice } from './gamesQuery';
import { wholeRows } from './virtualList';
import { RenderQueue } from './RenderQueue';
import { useBrowsedGames, useFavouriteGames } from './useBrowsedGames';
import { useFocusOnNew } from './useFocusOnNew';
import { useVirtualList, type MeasuredPlace } from './useVirtualList';

/** Lists longer than so many pages stand in the page only where a player looks. */
const longPages = 2;

/** What a player asks the list for, and the element that it stands in. */
interface Asked {
  readonly choice: Choice;
  readonly typed: string;
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** The list of a browser of games: what it holds, which part of it stands in the page, and what is asked for next. */
export function useBrowserList(props: WidgetProps<GameGridProps>, { choice, typed, frame }: Asked) {
  const { paging, limit } = props;
  const { lang } = useLocale();
  const clock = useClock();
  const browsed = useBrowsedGames(props, choice, typed);
  const favourites = useFavouriteGames(props, typed.trim(), choice.onlyFavourites);
  const games = choice.onlyFavourites ? favourites : browsed.games;
  const isBusy = !choice.onlyFavourites && browsed.isBusy;
  const { list } = browsed;

  const total = games.total ?? 0;
  const isWhole = games.isPreview || choice.onlyFavourites;
  const isPaged = paging === 'pages' && !isWhole;
  // An old address may name a page that is no more.
  const page =
    isPaged && games.total !== null ? Math.min(choice.page, Math.max(1, Math.ceil(games.total / limit))) : choice.page;
  const first = isPaged ? (page - 1) * limit : 0;
  const [columns, setColumns] = useState(1);
  const count = countOf();
  const isLong = !isWhole && paging !== 'pages' && count > longPages * limit;
  const onPlace = useCallback((place: MeasuredPlace) => list.remember({ ...place, lang }), [list, lang]);
  const place = isLong ? list.place : undefined;
  const part = useVirtualList({
    count,
    initial: Math.min(limit, count),
    isLong,
    remembered: place?.lang === lang ? place : undefined,
    onPlace,
  });
  if (part.columns !== columns) setColumns(part.columns);
  const { start, end } = part.shown;

  const { want } = games;
  const isNear = (games.at(first + start) ?? games.at(first + end - 1)) !== undefined;
  useEffect(() => {
    // While the list is scrolling fast, nothing is asked for.
    const timer = clock.setTimeout(() => want(first + start, first + Math.max(start, end - 1)), isNear ? 0 : 90);
    return () => clock.clearTimeout(timer);
  }, [clock, want, isNear, first, start, end]);
  // A page comes with its cards. A late browser takes the place of the list that was served.
  const isAhead = props.browser !== 'game-browser';
  const [renderQueue] = useState(() => new RenderQueue({ place: 0, isPaused: false, isAhead: true }));
  const focusOn = useFocusOnNew({ frame, renderQueue, isBusy, pageStart: isPaged ? first : null });

  const { isScrollingFast } = part;
  const middle = start === 0 ? first : first + (start + end) / 2;
  useEffect(
    () => renderQueue.look({ place: middle, isPaused: isScrollingFast, isAhead }),
    [renderQueue, middle, isScrollingFast, isAhead],
  );

  return {
    games,
    facets: browsed.facets,
    isBusy,
    total,
    isWhole,
    page,
    first,
    count,
    isLong,
    part,
    renderQueue,
    focusOn,
  };

  function countOf(): number {
    if (games.total === null) return games.status === 'failed' ? 0 : limit;
    if (isWhole || paging === 'endless') return games.total;
    // A lead stands on two places of its row.
    const more = props.lead ? 1 : 0;
    if (paging === 'more') return wholeRows(choice.page * limit + more, games.total + more, columns) - more;
    return Math.max(0, Math.min(limit, games.total - first));
  }
}
