import { memo, type ComponentType } from 'react';
import { Button, favouriteKey, useMessages, type Game } from '../../../../engine';
import type { GameGridProps } from '../../../../schemas/generated/widgets';
import type { CardProps } from '../../variants';
import * as styles from './ItemSlot.css';
import * as virtualList from './virtualList.css';
import type { RenderQueue } from './RenderQueue';
import { useRenderQueue } from './useRenderQueue';

export interface ItemSlotProps {
  /** Undefined while its page is on its way. */
  readonly game: Game | undefined;
  readonly renderQueue: RenderQueue;
  /** From 0. */
  readonly place: number;
  /** How many the whole list has, where only a part of it stands in the page; else null. */
  readonly setSize: number | null;
  /** The rows of the list are as high without their cards: not even a skeleton needs to be drawn. */
  readonly isMeasured: boolean;
  /** No game will come: nothing stands there. */
  readonly isEmpty: boolean;
  /** Has the focus while the view is elsewhere. */
  readonly isKept: boolean;
  readonly isRanked: boolean;
  readonly isLead: boolean;
  readonly isEager: boolean;
  readonly isDemo: boolean;
  readonly shape: GameGridProps['shape'];
  readonly figure: GameGridProps['figure'];
  readonly card: ComponentType<CardProps>;
  readonly skeleton: ComponentType<Pick<CardProps, 'shape'>>;
  /** Given to the first place of a page that did not arrive. */
  readonly onRetry: (() => void) | null;
}

/**
 * A place in the list: its card, or what stands there until the card comes. It renders again only when something of its
 * own changes.
 */
export const ItemSlot = memo(function ItemSlot(props: ItemSlotProps) {
  const {
    renderQueue,
    place,
    setSize,
    isMeasured,
    isEmpty,
    isKept,
    isRanked,
    isLead,
    isEager,
    isDemo,
    shape,
    figure,
    card: Card,
    skeleton: Skeleton,
    onRetry,
  } = props;
  const isBuilt = useRenderQueue(renderQueue, place, props.game ? favouriteKey(props.game) : '');
  const game = isBuilt ? props.game : undefined;
  const isNext = !isBuilt && isMeasured;
  return (
    <li
      className={isKept ? virtualList.kept : onRetry ? styles.place : isNext ? styles.next : undefined}
      data-place={place}
      data-kept={isKept ? '' : undefined}
      aria-hidden={game || onRetry ? undefined : true}
      {...(setSize === null ? {} : { 'aria-posinset': place + 1, 'aria-setsize': setSize })}
    >
      {game ? (
        <Card
          key={`${game.providerCode}/${game.gameCode}`}
          game={game}
          index={place}
          rank={isRanked ? place + 1 : null}
          isLead={isLead}
          shape={shape}
          figure={figure}
          isEager={isEager}
          isDemo={isDemo}
        />
      ) : isNext || isEmpty ? null : (
        <>
          <Skeleton shape={shape} />
          {onRetry ? <Retry onRetry={onRetry} /> : null}
        </>
      )}
    </li>
  );
});

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const message = useMessages();
  return (
    <div className={styles.lost} role="status">
      <p className={styles.words}>{message('gameGrid.paging.failed')}</p>
      <Button size="compact" onClick={onRetry}>
        {message('gameGrid.retry')}
      </Button>
    </div>
  );
}
