import type { ReactNode } from 'react';
import { defineVariants, type Game } from '../../engine';
import type { GameGridProps } from '../../schemas/generated/widgets';
import type { GameControlsProps } from './parts/GameControls';
import type { GamePagingProps } from './parts/GamePaging';
import type { NoGamesProps } from './parts/NoGames';

/** What a card shape gets. A card is an article with one play link and one favourite toggle. */
export interface CardProps {
  readonly game: Game;
  /** Place in the list, from 0. */
  readonly index: number;
  /** Number to show, or null. */
  readonly rank: number | null;
  /** The first, larger game. */
  readonly isLead: boolean;
  readonly shape: GameGridProps['shape'];
  readonly figure: GameGridProps['figure'];
  /** In view at once: its picture loads first. */
  readonly isEager: boolean;
}

/** What an arrangement gets: the cards in reading order, as list items of one list. */
export interface ArrangementProps {
  readonly title: string;
  readonly note: string;
  /** Games that match on the server, or null when it is not to be shown. */
  readonly count: number | null;
  readonly seeAll?: string;
  readonly shape: GameGridProps['shape'];
  readonly hasLead: boolean;
  /** Keyed `<li>` elements, or skeletons of the same size. */
  readonly items: readonly ReactNode[];
  readonly isBusy: boolean;
  /** Controls above the games, or null. */
  readonly controls: ReactNode;
  /** Ways to further games, or null. */
  readonly paging: ReactNode;
  /** What stands there when there are no games, or null. */
  readonly empty: ReactNode;
}

export const cards = defineVariants<CardProps>(import.meta.glob('./cards/*.tsx'));
export const arrangements = defineVariants<ArrangementProps>(import.meta.glob('./arrangements/*.tsx'));

/** Parts that only some grids need. */
export const controlBars = defineVariants<GameControlsProps>(import.meta.glob('./parts/GameControls.tsx'));
export const pagings = defineVariants<GamePagingProps>(import.meta.glob('./parts/GamePaging.tsx'));
export const empties = defineVariants<NoGamesProps>(import.meta.glob('./parts/NoGames.tsx'));
