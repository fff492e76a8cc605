import type { FocusEventHandler, ReactNode } from 'react';
import { defineVariants, type Game, type WidgetProps } from '../../engine';
import type { GameGridProps } from '../../schemas/generated/widgets';
import type { FilterSheetProps } from './parts/FilterSheet';
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
  /** It opens the game's demo. */
  readonly isDemo?: boolean;
}

/** For the list element of a long list, of which only a part stands in the page. */
export interface ListAttributes {
  readonly ref: (element: HTMLElement | null) => void;
  readonly className: string;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: FocusEventHandler;
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
  /** Columns and rows that heading and games take of a wall they stand on. */
  readonly spans?: readonly string[];
  /** Keyed `<li>` elements, or skeletons of the same size. */
  readonly items: readonly ReactNode[];
  readonly isBusy: boolean;
  readonly list?: ListAttributes;
  /** Controls above the games, or null. */
  readonly controls: ReactNode;
  /** Groups of choices for an arrangement that has room for them beside the games, or null. */
  readonly aside: ReactNode;
  /** Ways to further games, or null. */
  readonly paging: ReactNode;
  /** What stands there when there are no games, or null. */
  readonly empty: ReactNode;
}

export const cards = defineVariants<CardProps>('game-grid/cards');
export const arrangements = defineVariants<ArrangementProps>('game-grid/arrangements');
/** What stands for a card that is on its way, in its size, by the card's name. */
export const skeletons = defineVariants<Pick<CardProps, 'shape'>>('game-grid/skeletons');

/** Parts that only some grids need. */
export const parts = defineVariants<WidgetProps<GameGridProps>>('game-grid/parts');
export const empties = defineVariants<NoGamesProps>('game-grid/parts');
export const sheets = defineVariants<FilterSheetProps>('game-grid/parts');
