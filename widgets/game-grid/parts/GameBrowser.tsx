import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import {
  ownValue,
  useHydrated,
  useLocale,
  useMessages,
  useRoute,
  useStores,
  useText,
  useVariant,
  type FacetName,
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
import { renderedIndices } from './browser/virtualList';
import { slotKeys } from './browser/slotKeys';
import { SlowNote } from './browser/SlowNote';
import { useBrowserList } from './browser/useBrowserList';
import { useSearch, type Change } from './browser/useSearch';
import * as styles from './GameBrowser.css';

/**
 * Games that a player can search, narrow and order, and go on in: by pages, by a button, or by scrolling. All of it
 * lives in the address, so that the way back brings the same list at the same place (CAT-7, CAT-8, PAGER-1).
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
  const [isSheetOpen, setSheetOpen] = useState(false);
  const Card = useVariant(cards, card);
  const Skeleton = useVariant(skeletons, card);
  const Arrangement = useVariant(arrangements, props.arrangement);

  // Until a first choice is answered, the groups stand as the page was served with them; nothing is asked for that.
  const [served] = useState(() => content.get(gamesRequest(props), lang)?.value?.facets ?? []);
  const frame = useRef<HTMLDivElement>(null);
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
  const list = useBrowserList(props, { choice, typed: typed.words, frame });
  const { games, facets, isBusy, total, isWhole, page, first, count, isLong, part, renderQueue, focusOn } = list;
  const groups = offeredFacets(props.facets, facets.length > 0 ? facets : served, choice);
  const toggle = (facet: FacetName, value: string) => change((now) => toggled(readChoice(now, props), facet, value));
  const choose = (facet: FacetName, values: readonly string[]) => change({ [facet]: values.join(',') || undefined });
  const clear = () => {
    typed.type('');
    change(nothingChosen);
  };
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
                  typed={typed}
                  onFilters={() => setSheetOpen(true)}
                />
                <ChosenLine
                  choice={choice}
                  groups={groups}
                  total={isBusy ? null : games.total}
                  onToggle={toggle}
                  onChoose={choose}
                  onClear={clear}
                />
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
          slots.length > 0 ? null : (
            <BrowserEmpty
              choice={choice}
              source={props.source}
              games={games}
              isGuest={!session.isAuthenticated}
              onClear={clear}
            />
          )
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
          isMeasured={part.isMeasured}
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
