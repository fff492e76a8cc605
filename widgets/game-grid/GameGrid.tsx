import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useContent, useText, useVariant, type WidgetProps } from '../../engine';
import type { GameGridProps } from '../../schemas/generated/widgets';
import { gamesRequest, partOf } from './gamesRequest';
import './parts/NoGames.css';
import type { NoGamesProps } from './parts/NoGames';
import { arrangements, cards, empties, parts, skeletons } from './variants';

/**
 * Games of a list, a category or the player's own, as cards in an arrangement (CAT-7). What a player may choose,
 * further pages, and games of their own are parts that load where they are asked for.
 */
export function GameGrid(props: WidgetProps<GameGridProps>) {
  const part = partOf(props);
  return part ? <Part {...props} name={part} /> : <Shown {...props} />;
}

function Part({ name, ...props }: WidgetProps<GameGridProps> & { readonly name: string }) {
  const Named = useVariant(parts, name);
  return <Named {...props} />;
}

const Shown = observer(function Shown(props: WidgetProps<GameGridProps>) {
  const { card, shape, figure, lead, ranked, eager, title, note, showCount } = props;
  const text = useText();
  const Card = useVariant(cards, card);
  const Arrangement = useVariant(arrangements, props.arrangement);
  const { status, value, retry } = useContent(gamesRequest(props));
  const isBusy = status === 'loading' && !value;
  const shown = props.pool === 0 ? value?.games : value?.games.slice(props.offset, props.offset + props.limit);
  const items = shown?.map((game, index) => (
    <li key={`${game.providerCode}/${game.gameCode}`}>
      <Card
        game={game}
        index={index}
        rank={ranked ? index + 1 : null}
        isLead={lead && index === 0}
        shape={shape}
        figure={figure}
        isEager={eager && index < 6}
        isDemo={'demo' in props.source}
      />
    </li>
  ));
  return (
    <Arrangement
      {...props}
      title={title ? text(title) : ''}
      note={note ? text(note) : ''}
      count={showCount && value ? value.total : null}
      hasLead={lead}
      items={items ?? (isBusy ? skeletonItems(props) : [])}
      isBusy={isBusy}
      controls={null}
      aside={null}
      paging={null}
      empty={isBusy || items?.length ? null : <Empty reason={status === 'failed' ? 'failed' : 'none'} onHelp={retry} />}
    />
  );
});

function skeletonItems({ card, shape, limit }: GameGridProps) {
  return Array.from({ length: Math.min(limit, 8) }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Suspense fallback={null}>
        <CardSkeleton card={card} shape={shape} />
      </Suspense>
    </li>
  ));
}

function CardSkeleton({ card, shape }: Pick<GameGridProps, 'card' | 'shape'>) {
  const Skeleton = useVariant(skeletons, card);
  return <Skeleton shape={shape} />;
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
