import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useLocale, useMessages, useRoute, useStores, useText, useVariant, type WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { gamesRequest } from '../gamesRequest';
import { arrangements, cards, skeletons } from '../variants';
import { BrowserBar } from './browser/BrowserBar';
import { BrowserEmpty } from './browser/BrowserEmpty';
import { BrowserPaging } from './browser/BrowserPaging';
import { browserSlots } from './browser/browserSlots';
import { ChosenLine, focusChoices } from './browser/ChosenLine';
import { FacetGroups } from './browser/FacetGroups';
import { shapeOf } from './browser/cardShapes';
import { offeredFacets } from './browser/gamesQuery';
import { LazySheet } from './browser/LazySheet';
import { SlowNote } from './browser/SlowNote';
import { useBrowserList } from './browser/useBrowserList';
import { useGameChoice } from './browser/useGameChoice';
import * as styles from './GameBrowser.css';

/**
 * Games that a player can search, narrow and order, and go on in: by pages, by a button, or by scrolling. All of it
 * lives in the address, so that the way back brings the same list at the same place (CAT-7, CAT-8, PAGER-1).
 */
export const GameBrowser = observer(function GameBrowser(props: WidgetProps<GameGridProps>) {
  const { controls, paging, limit, card, title, note, seeAll } = props;
  const shape = shapeOf(props);
  const text = useText();
  const message = useMessages();
  const { name, query, hrefOf, setQuery } = useRoute();
  const { session, content } = useStores();
  const { lang } = useLocale();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const Card = useVariant(cards, card);
  const Skeleton = useVariant(skeletons, card);
  const Arrangement = useVariant(arrangements, props.arrangement);

  // Until a first choice is answered, the groups stand as the page was served with them; nothing is asked for that.
  const [served] = useState(() => content.get(gamesRequest(props), lang)?.value?.facets ?? []);
  const frame = useRef<HTMLDivElement>(null);
  const { choice, typed, change, toggle, choose, clear } = useGameChoice(props, frame);
  const list = useBrowserList(props, { choice, typed: typed.words, frame });
  const { games, facets, isBusy, total, isWhole, page, count, isLong, part, focusOn } = list;
  /** What is pressed to take all choices back goes away with them. */
  const handleClear = () => {
    focusChoices(frame.current);
    clear();
  };
  const groups = offeredFacets(props.facets, facets.length > 0 ? facets : served, choice);
  const slots = browserSlots(props, {
    list,
    isSearched: choice.search !== '',
    card: Card,
    skeleton: Skeleton,
    shape,
  });

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
                  onClear={handleClear}
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
              onClear={handleClear}
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

  function linkUrl(): string {
    const address = hrefOf(name, { ...query, page: undefined });
    return `${address}${address.includes('?') ? '&' : '?'}page=[page]`;
  }
});
