import type { Decimal } from './decimal';
import type { Game } from './gameModels';

/** Figures of the whole lobby, for menus and headers (CALL-X). */
export interface Lobby {
  readonly games: number;
  /** Players in a game right now. */
  readonly players: number;
  /** Games or events by category name. */
  readonly categories: Readonly<Record<string, number>>;
  /** Games by lowest stake, rising; an end that is open is absent. */
  readonly stakes: readonly { readonly from?: Decimal; readonly below?: Decimal; readonly games: number }[];
}

/** A slide of the hero. */
export interface Slide {
  readonly id: string;
  readonly image: string;
  /** Short line above the title, for example `Friday reload`. */
  readonly kicker?: string;
  /** The figure or words set largest, for example `50 %`. */
  readonly title: string;
  readonly subtitle?: string;
  readonly text?: string;
  readonly button?: string;
  /** Route name the slide leads to. */
  readonly route: string;
  /** ISO 8601; before it the offer is announced and a countdown runs to it. */
  readonly startsAt?: string;
  /** ISO 8601; a countdown runs to it. */
  readonly endsAt?: string;
  /** Caption of the picture. */
  readonly caption?: string;
}

/** A line of the marquee. */
export interface MarqueeItem {
  readonly id: string;
  readonly text: string;
  /** The part of the text set strong at its start. */
  readonly lead?: string;
  readonly route?: string;
}

/** A win of another player. */
export interface Winner {
  /** Masked by the server, for example `ma***o`. */
  readonly player: string;
  readonly amount: Decimal;
  /** ISO 8601. */
  readonly at: string;
  readonly game: Pick<Game, 'providerCode' | 'gameCode' | 'name' | 'image'>;
}

/** Winner and withdrawal statistics (SITE-9). A figure that the platform leaves out is absent, and no zero. */
export interface Statistics {
  readonly winners: readonly Winner[];
  readonly withdrawals: readonly { readonly player: string; readonly amount: Decimal; readonly at: string }[];
  /** Sums paid out per hour, oldest first and the running hour last, 24 entries. */
  readonly hourlyWithdrawals?: readonly Decimal[];
  readonly registeredPlayers?: number;
  readonly activePlayers?: number;
  readonly depositedPlayers?: number;
  /** The sum of those hours. */
  readonly paidInDay?: Decimal;
  readonly depositSeconds?: number;
  readonly withdrawalSeconds?: number;
}

/** A jackpot; its sums are in major units. */
export interface Jackpot {
  readonly code: string;
  readonly name: string;
  readonly amount: Decimal;
  /** Growth per second in major units. */
  readonly perSecond: Decimal;
  readonly today: Decimal;
  /** It is won before it reaches this amount. */
  readonly fallsBefore?: Decimal;
  /** Twelve values for a small curve, oldest first. */
  readonly trend: readonly number[];
}

/** The rows of the leaderboard, and when it ends (ISO 8601). */
export interface Leaderboard {
  readonly title: string;
  readonly endsAt: string;
  readonly rows: readonly {
    readonly rank: number;
    readonly player: string;
    readonly points: number;
    readonly prize: Decimal;
  }[];
}

/** A mission as guests see it: `done` of `goal`. */
export interface Mission {
  readonly id: string;
  readonly title: string;
  readonly reward: string;
  readonly done: number;
  readonly goal: number;
}

/** An offer of the operator. */
export interface Promotion {
  readonly id: string;
  readonly kicker?: string;
  readonly title: string;
  readonly text: string;
  /** Words of the way to the offer; the widget has its own for offers without. */
  readonly button?: string;
  /** The figure set largest on a coupon, for example `50%`. */
  readonly figure?: string;
  readonly code?: string;
  readonly image: string;
  /** ISO 8601; before it the offer is announced and a countdown runs to it. */
  readonly startsAt?: string;
  /** ISO 8601; absent where the offer has no end, null where its end is told but can't be read. */
  readonly endsAt?: string | null;
}
