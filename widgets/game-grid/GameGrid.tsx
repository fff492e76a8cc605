import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useDeferredContent, useRoute, useStores, useText, useVariant, type Game, type WidgetProps } from '../../engine';
import type { GameGridProps } from '../../schemas/generated/widgets';
import { gamesRequest, pageOf } from './gamesRequest';
import type { GameControlsProps } from './parts/GameControls';
import type { GamePagingProps } from './parts/GamePaging';
import './parts/NoGames.css';
import type { NoGamesProps } from './parts/NoGames';
import { arrangements, cards, controlBars, empties, pagings } from './variants';

/** Games of a list, a category or the player's favourites, as cards in an arrangement (CAT-7, CAT-8, PAGER-1). */
export const GameGrid = observer(function GameGrid(props: WidgetProps<GameGridProps>) {
  const { source, limit, card, arrangement, shape, figure, lead, ranked, controls, paging, eager } = props;
  const text = useText();
  const { query, setQuery } = useRoute();
  const { favourites } = useStores();
  const Card = useVariant(cards, card);
  const Arrangement = useVariant(arrangements, arrangement);
  const hasQuery = controls.length > 0 || paging !== 'none';
  const onlyFavourites = 'favourites' in source || (controls.includes('favourites') && query['favourites'] === '1');
  const { status, value, retry } = useDeferredContent(onlyFavourites ? null : gamesRequest(props, hasQuery ? query : {}));
  const games: readonly Game[] = onlyFavourites ? favourites.games : (value?.games ?? []);
  const total = onlyFavourites ? games.length : (value?.total ?? 0);
  const isBusy = !onlyFavourites && status === 'loading';

  const items = games.map((game, index) => (
    <li key={`${game.providerCode}/${game.gameCode}`}>
      <Card
        game={game}
        index={index}
        rank={ranked ? index + 1 : null}
        isLead={lead && index === 0}
        shape={shape}
        figure={figure}
        isEager={eager && index < 6}
      />
    </li>
  ));

  return (
    <Arrangement
      title={props.title ? text(props.title) : ''}
      note={props.note ? text(props.note) : ''}
      count={props.showCount && value ? total : null}
      shape={shape}
      hasLead={lead}
      items={items}
      isBusy={isBusy}
      controls={controls.length > 0 ? <Controls controls={controls} query={query} onChange={setQuery} total={total} isBusy={isBusy} /> : null}
      paging={
        paging === 'none' || onlyFavourites ? null : (
          <Paging
            kind={paging}
            page={pageOf(query)}
            pageSize={limit}
            total={total}
            shown={games.length}
            isBusy={isBusy}
            onPage={(page) => setQuery({ page: page > 1 ? String(page) : undefined })}
          />
        )
      }
      empty={
        games.length > 0 || isBusy ? null : (
          <Empty
            reason={status === 'failed' ? 'failed' : onlyFavourites ? 'favourites' : hasQuery && (query['search'] || query['provider']) ? 'filtered' : 'none'}
            onHelp={status === 'failed' ? retry : () => setQuery({ search: undefined, provider: undefined, page: undefined })}
          />
        )
      }
      {...(props.seeAll ? { seeAll: props.seeAll } : {})}
    />
  );
});

function Controls(props: GameControlsProps) {
  const Part = useVariant(controlBars, 'game-controls');
  return <Part {...props} />;
}

function Paging(props: GamePagingProps) {
  const Part = useVariant(pagings, 'game-paging');
  return <Part {...props} />;
}

/** Loads when a list turns out to be empty; the rest of the grid stays meanwhile. */
function Empty(props: NoGamesProps) {
  return (
    <Suspense fallback={null}>
      <EmptyPart {...props} />
    </Suspense>
  );
}

function EmptyPart(props: NoGamesProps) {
  const Part = useVariant(empties, 'no-games');
  return <Part {...props} />;
}
