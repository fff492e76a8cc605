import type { Decimal } from './decimal';
import type { GameFacet } from './gameFacets';

/** A game of the lobby (CAT-7). Optional fields come from the games list; the spec's short lists leave them out. */
export interface Game {
  readonly providerCode: string;
  readonly gameCode: string;
  readonly name: string;
  /** Category name on the wire, for example `slot_game`; the fallback lists say `SLOTS`. */
  readonly type: string;
  readonly image: string;
  readonly providerName?: string;
  /** Short facts for a badge, most important first. */
  readonly badges?: readonly GameBadge[];
  /** Players in the game right now. */
  readonly players?: number;
  /** Return to player in percent, one decimal, for example 96.5. */
  readonly returnToPlayer?: number;
  readonly hasDemo?: boolean;
  /** Places gained (positive) or lost since yesterday's ranking; 0 is unchanged. */
  readonly movement?: number;
  /** A live table's seats and limits. */
  readonly table?: LiveTable;
  /** Multipliers of the last rounds of a crash or hash game, newest first. */
  readonly rounds?: readonly number[];
  /** When the newest of them ended, and how many seconds there are from one to the next. */
  readonly roundsAt?: string;
  readonly roundSeconds?: number;
  /** Smallest bet; a table says it among its limits. */
  readonly minStake?: Decimal;
  /** The game's own jackpot. */
  readonly jackpot?: Decimal;
}

/** A live table as it is now. */
export interface LiveTable {
  readonly seats: number;
  readonly taken: number;
  readonly minStake: Decimal;
  readonly maxStake: Decimal;
  readonly dealer?: string;
  /** Name of the room, the same in all languages. */
  readonly room?: string;
  /** Tag of the language that the dealer speaks. */
  readonly language?: string;
  /** Last numbers of a wheel, newest first. */
  readonly numbers?: readonly number[];
  /** Who sits where, seat by seat from the dealer's left; null is a free seat. */
  readonly places?: readonly ({ readonly player: string; readonly stake: Decimal } | null)[];
}

/** The marks of a game that the engine knows; others are ignored. */
export const gameBadges = ['top', 'new', 'hot', 'exclusive', 'jackpot', 'live'] as const;

export type GameBadge = (typeof gameBadges)[number];

/** A page of a games list. */
export interface GamePage {
  readonly games: readonly Game[];
  /** How many games match on the server. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Where they were asked for. */
  readonly facets?: readonly GameFacet[];
  /**
   * The games that stand in for a list that failed or is empty (CAT-6): whatever else is known of the list is worth
   * more.
   */
  readonly isFallback?: true;
}

/** A favourite game; its image comes from `img_url` on the wire (CAT-8). */
export type FavouriteGame = Pick<Game, 'providerCode' | 'gameCode' | 'name' | 'type' | 'image'>;

/** A studio whose games the site has. */
export interface Provider {
  readonly code: string;
  readonly name: string;
  readonly games: number;
  /** A small single-colour mark. */
  readonly mark: string;
  /** Wire name of the category in which it has most games. */
  readonly category?: string;
}
