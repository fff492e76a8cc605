import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useHydrated,
  useLocale,
  useMessages,
  useRoute,
  useStores,
  useText,
  useVariant,
  type FacetName,
  type GameList,
  type WidgetProps,
} from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { gamesRequest } from '../gamesRequest';
import { arrangements, cards, skeletons } from '../variants';
import { BrowserBar } from './browser/BrowserBar';
import { BrowserEmpty } from './browser/BrowserEmpty';
import { BrowserPaging } from './browser/BrowserPaging';
import { ChosenLine } from './browser/ChosenLine';
import { FacetGroups } from './browser/FacetGroups';
import { shapeOf } from './browser/cardShapes';
import { nothingChosen, offeredFacets, readChoice, toggled } from './browser/gamesQuery';
import { ItemSlot } from './browser/ItemSlot';
import { LazySheet } from './browser/LazySheet';
import { renderedIndices, wholeRows } from './browser/virtualList';
import { slotKeys } from './browser/slotKeys';
import { SlowNote } from './browser/SlowNote';
import { RenderQueue } from './browser/RenderQueue';
import { useBrowsedGames, useFavouriteGames } from './browser/useBrowsedGames';
import { useFocusOnNew } from './browser/useFocusOnNew';
import { useVirtualList, type ListPlace } from './browser/useVirtualList';
import { useSearch, type Change } from './browser/useSearch';
import * as styles from './GameBrowser.css';

/** Lists longer than so many pages stand in the page only where a player looks. */
const longPages = 2;

/** Where a player was in a list, for the way back; rows of another language have another height. */
const places = new WeakMap<GameList, ListPlace & { readonly lang: string }>();

/**
 * Games that a player can search, narrow and order, and go on in: by pages, by a button, or by scrolling. All of it lives in the address,
 * so that the way back brings the same list at the same place (CAT-7, CAT-8, PAGER-1).
 */
export const GameBrowser = observer(function GameBrowser(props: WidgetProps<GameGridProps>) {
  const { controls, paging, limit, card, figure, ranked, eager, title, note, seeAll } = props;
  const shape = shapeOf(props);
  const text = useText();
  const message = useMessages();
  const { name, query, hrefOf, setQuery } = useRoute();
  const { session, content } = useStores();
  const { lang } = useLocale();
  const isHydrated = useHydrated();
  // The served page knows no choice.
  const choice = readChoice(isHydrated ? query : {}, props);
  const [typed, setTyped] = useState(choice.search);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const Card = useVariant(cards, card);
  const Skeleton = useVariant(skeletons, card);
  const Arrangement = useVariant(arrangements, props.arrangement);

  // Until a first choice is answered, the groups stand as the page was served with them; nothing is asked for that.
  const [served] = useState(() => content.get(gamesRequest(props), lang)?.value?.facets ?? []);
  const browsed = useBrowsedGames(props, choice, typed);
  const favourites = useFavouriteGames(props, typed.trim(), choice.onlyFavourites);
  const games = choice.onlyFavourites ? favourites : browsed.games;
  const isBusy = !choice.onlyFavourites && browsed.isBusy;
  const { list } = browsed;

  const total = games.total ?? 0;
  const isWhole = games.isPreview || choice.onlyFavourites;
  const isPaged = paging === 'pages' && !isWhole;
  // An old address may name a page that is no more.
  const page = isPaged && games.total !== null ? Math.min(choice.page, Math.max(1, Math.ceil(games.total / limit))) : choice.page;
  const first = isPaged ? (page - 1) * limit : 0;
  const [columns, setColumns] = useState(1);
  const count = countOf();
  const isLong = !isWhole && paging !== 'pages' && count > longPages * limit;
  const onPlace = useCallback((place: ListPlace) => void places.set(list, { ...place, lang }), [list, lang]);
  const place = isLong ? places.get(list) : undefined;
  const part = useVirtualList({ count, initial: Math.min(limit, count), isLong, remembered: place?.lang === lang ? place : undefined, onPlace });
  if (part.columns !== columns) setColumns(part.columns);
  const { start, end } = part.shown;

  const { want } = games;
  const isNear = (games.at(first + start) ?? games.at(first + end - 1)) !== undefined;
  useEffect(() => {
    // While the list is scrolling fast, nothing is asked for.
    const timer = window.setTimeout(() => want(first + start, first + Math.max(start, end - 1)), isNear ? 0 : 90);
    return () => window.clearTimeout(timer);
  }, [want, isNear, first, start, end]);
  const frame = useRef<HTMLDivElement>(null);
  // A late browser takes the place of the list that was served.
  const isAhead = props.browser !== 'game-browser';
  const [renderQueue] = useState(() => new RenderQueue({ place: 0, isPaused: false, isAhead: isAhead || !isHydrated }));
  const focusOn = useFocusOnNew({ frame, renderQueue, isBusy, pageStart: isPaged ? first : null });

  const { isScrollingFast, isMeasured } = part;
  const middle = start === 0 ? first : first + (start + end) / 2;
  useEffect(() => renderQueue.look({ place: middle, isPaused: isScrollingFast, isAhead }), [renderQueue, middle, isScrollingFast, isAhead]);
  const groups = offeredFacets(props.facets, browsed.facets.length > 0 ? browsed.facets : served, choice);
  /** A changed choice starts at the top of its list. */
  const change: Change = (changes) => {
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) frame.current?.scrollIntoView({ block: 'start' });
    setQuery((now) => {
      const next = typeof changes === 'function' ? changes(now) : changes;
      return next === now ? now : { ...next, page: undefined };
    });
  };
  const toggle = (facet: FacetName, value: string) => change((now) => toggled(readChoice(now, props), facet, value));
  const choose = (facet: FacetName, values: readonly string[]) => change({ [facet]: values.join(',') || undefined });
  const clear = () => {
    setTyped('');
    change(nothingChosen);
  };
  const search = useSearch(change);
  const slots = slotsOf();

  return (
    <div ref={frame} className={styles.frame} data-part="game-browser">
      <Arrangement
        title={title ? text(title) : ''}
        note={note ? text(note) : ''}
        count={null}
        shape={shape}
        hasLead={props.lead}
        items={slots}
        isBusy={isBusy}
        list={part.list}
        controls={
          <>
            {controls.length + groups.length > 0 ? (
              <div data-part="browser-controls">
                <BrowserBar
                  controls={controls}
                  hasFacets={groups.length > 0 && !choice.onlyFavourites}
                  hasSeats={props.facets.includes('seats')}
                  choice={choice}
                  onChange={change}
                  onType={setTyped}
                  onSearch={search}
                  onFilters={() => setSheetOpen(true)}
                />
                <ChosenLine choice={choice} groups={groups} total={isBusy ? null : games.total} onToggle={toggle} onChoose={choose} onClear={clear} />
              </div>
            ) : null}
            {isBusy && games.total === null ? <SlowNote /> : null}
            {isLong ? (
              <a className={styles.skip} href={`#${props.node.id}-end`}>
                {message('gameGrid.paging.skip')}
              </a>
            ) : null}
          </>
        }
        aside={
          groups.length > 0 && !choice.onlyFavourites ? (
            <>
              {props.node.slot('aside')}
              <FacetGroups groups={groups} chosen={choice.facets} onToggle={toggle} onChoose={choose} />
              {props.node.slot('asideEnd')}
            </>
          ) : null
        }
        paging={
          <>
            {paging === 'none' || isWhole || games.total === null ? null : (
              <BrowserPaging
                kind={paging}
                page={page}
                pageSize={limit}
                total={total}
                shown={count}
                linkUrl={linkUrl()}
                onTurn={(next) => focusOn((next - 1) * limit)}
                onMore={(byKey) => {
                  if (byKey) focusOn(count);
                  setQuery({ page: String(choice.page + 1) });
                }}
              />
            )}
            <div className={styles.below}>{props.node.slot('below')}</div>
          </>
        }
        empty={
          slots.length > 0 ? null : <BrowserEmpty choice={choice} source={props.source} games={games} isGuest={!session.isAuthenticated} onClear={clear} />
        }
        {...(seeAll ? { seeAll } : {})}
      />
      {isLong ? <span id={`${props.node.id}-end`} tabIndex={-1} /> : null}
      {isSheetOpen ? (
        <LazySheet
          groups={groups}
          chosen={choice.facets}
          total={isBusy ? null : games.total}
          onToggle={toggle}
          onChoose={choose}
          onClear={clear}
          onClose={() => setSheetOpen(false)}
        />
      ) : null}
    </div>
  );

  function countOf(): number {
    if (games.total === null) return games.status === 'failed' ? 0 : limit;
    if (isWhole || paging === 'endless') return games.total;
    // A lead stands on two places of its row.
    const more = props.lead ? 1 : 0;
    if (paging === 'more') return wholeRows(choice.page * limit + more, games.total + more, columns) - more;
    return Math.max(0, Math.min(limit, games.total - first));
  }

  function slotsOf() {
    const shown = renderedIndices(part.shown, part.kept);
    // While words narrow a list down, a game keeps its card wherever it moves; elsewhere a place keeps its own.
    const isSought = games.isPreview || choice.search !== '';
    const keys = slotKeys(shown.map((index) => (isSought ? games.at(first + index) : undefined)));
    return shown.map((index, order) => {
      const place = first + index;
      const isFirstLost = games.hasFailed(place) && (place === 0 || !games.hasFailed(place - 1));
      return (
        <ItemSlot
          key={keys[order] ?? place}
          game={games.at(place)}
          renderQueue={renderQueue}
          place={place}
          setSize={isLong ? total : null}
          isMeasured={isMeasured}
          isKept={index === part.kept}
          isRanked={ranked}
          isLead={props.lead && place === 0}
          isEager={eager && place < 6}
          isDemo={'demo' in props.source}
          shape={shape}
          figure={figure}
          card={Card}
          skeleton={Skeleton}
          onRetry={isFirstLost ? games.retry : null}
        />
      );
    });
  }

  function linkUrl(): string {
    const address = hrefOf(name, { ...query, page: undefined });
    return `${address}${address.includes('?') ? '&' : '?'}page=[page]`;
  }
});
