import type { Decimal } from './decimal';

/** Prices of a match now. */
export interface MatchOdds {
  readonly matchId: string;
  readonly odds: Match['odds'];
}

/** A team of a match. */
export interface Team {
  readonly name: string;
  /** Shirt or crest: two colours (`#rrggbb`, `currentColor` where they are unknown) and a pattern. */
  readonly colors: readonly [string, string];
  readonly pattern: 'plain' | 'halves' | 'stripes' | 'hoop' | 'sash';
  readonly score?: number;
}

/** A match with its prices; `startsAt` is ISO 8601. */
export interface Match {
  readonly id: string;
  readonly league: string;
  readonly sport: string;
  readonly startsAt: string;
  /** Minute of play; absent before kick-off. */
  readonly minute?: number;
  /**
   * The set, map or quarter that is played, beside the minute, in sports that count in them; then scores are sets or
   * maps won, or points.
   */
  readonly period?: { readonly unit: 'set' | 'map' | 'quarter'; readonly number: number };
  readonly home: Team;
  readonly away: Team;
  /** Decimal odds by outcome. A draw is left out where the sport has none. */
  readonly odds: readonly { readonly outcome: '1' | 'X' | '2'; readonly price: Decimal }[];
}

/** A race with its runners; `startsAt` is ISO 8601. */
export interface RaceCard {
  readonly id: string;
  readonly course: string;
  readonly startsAt: string;
  readonly going: string;
  readonly runners: readonly {
    readonly number: number;
    readonly name: string;
    readonly rider: string;
    readonly silk: Pick<Team, 'colors' | 'pattern'>;
    readonly price: Decimal;
  }[];
}
