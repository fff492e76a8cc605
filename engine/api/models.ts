import type { GameFacet } from './gameFacets';

/** What the wire becomes inside: camelCase, well spelt, JSON only, so that snapshots can carry it. */

/** An exact decimal as a string, in major units of the site's currency, for example `"1234.50"`. Never a binary float. */
export type Decimal = string;

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
  readonly table?: { readonly seats: number; readonly taken: number; readonly minStake: Decimal; readonly maxStake: Decimal };
  /** Multipliers of the last rounds of a crash or hash game, newest first. */
  readonly rounds?: readonly number[];
  /** The game's own jackpot. */
  readonly jackpot?: Decimal;
}

export const gameBadges = ['top', 'new', 'hot', 'exclusive', 'jackpot', 'live'] as const;
export type GameBadge = (typeof gameBadges)[number];

/** Prices of a match now. */
export interface MatchOdds {
  readonly matchId: string;
  readonly odds: Match['odds'];
}

/** A page of a games list. */
export interface GamePage {
  readonly games: readonly Game[];
  /** How many games match on the server. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Where they were asked for. */
  readonly facets?: readonly GameFacet[];
}

/** A favourite game; its image comes from `img_url` on the wire (CAT-8). */
export type FavouriteGame = Pick<Game, 'providerCode' | 'gameCode' | 'name' | 'type' | 'image'>;

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

export interface MarqueeItem {
  readonly id: string;
  readonly text: string;
  /** The part of the text set strong at its start. */
  readonly lead?: string;
  readonly route?: string;
}

export interface Winner {
  /** Masked by the server, for example `ma***o`. */
  readonly player: string;
  readonly amount: Decimal;
  /** ISO 8601. */
  readonly at: string;
  readonly game: Pick<Game, 'providerCode' | 'gameCode' | 'name' | 'image'>;
}

/** Winner and withdrawal statistics (SITE-9). */
export interface Statistics {
  readonly winners: readonly Winner[];
  readonly withdrawals: readonly { readonly player: string; readonly amount: Decimal; readonly at: string }[];
  /** Sums paid out per hour of today, oldest first, 24 entries; hours to come are "0". */
  readonly hourlyWithdrawals: readonly Decimal[];
  readonly registeredPlayers: number;
  readonly activePlayers: number;
  readonly depositedPlayers: number;
  readonly paidToday: Decimal;
  readonly depositSeconds: number;
  readonly withdrawalSeconds: number;
}

export interface Jackpot {
  readonly code: string;
  readonly name: string;
  readonly amount: Decimal;
  /** Growth per second in major units. */
  readonly perSecond: Decimal;
  readonly today: Decimal;
  /** Twelve values for a small curve, oldest first. */
  readonly trend: readonly number[];
}

export interface Leaderboard {
  readonly title: string;
  readonly endsAt: string;
  readonly rows: readonly { readonly rank: number; readonly player: string; readonly points: number; readonly prize: Decimal }[];
}

export interface Mission {
  readonly id: string;
  readonly title: string;
  readonly reward: string;
  readonly done: number;
  readonly goal: number;
}

export interface Promotion {
  readonly id: string;
  readonly kicker?: string;
  readonly title: string;
  readonly text: string;
  /** The figure set largest on a coupon, for example `50%`. */
  readonly figure?: string;
  readonly code?: string;
  readonly image: string;
  /** ISO 8601; before it the offer is announced and a countdown runs to it. */
  readonly startsAt?: string;
  readonly endsAt?: string;
}

export interface Team {
  readonly name: string;
  /** Shirt or crest: two colours (`#rrggbb`) and a pattern. */
  readonly colors: readonly [string, string];
  readonly pattern: 'plain' | 'halves' | 'stripes' | 'hoop' | 'sash';
  readonly score?: number;
}

export interface Match {
  readonly id: string;
  readonly league: string;
  readonly sport: string;
  readonly startsAt: string;
  /** Minute of play; absent before kick-off. */
  readonly minute?: number;
  readonly home: Team;
  readonly away: Team;
  /** Decimal odds by outcome. A draw is left out where the sport has none. */
  readonly odds: readonly { readonly outcome: '1' | 'X' | '2'; readonly price: Decimal }[];
}

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

export interface Provider {
  readonly code: string;
  readonly name: string;
  readonly games: number;
  /** A small single-colour mark. */
  readonly mark: string;
  /** Wire name of the category in which it has most games. */
  readonly category?: string;
}

export interface CmsPage {
  readonly name: string;
  /** HTML as the operator wrote it; only the sanitising component may show it. */
  readonly html: string;
  readonly isLocal: boolean;
}

export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly url: string;
  readonly canonical: string;
  readonly author: string;
  readonly publisher: string;
  readonly lang: string;
  readonly image: string;
}

/** VIP summary (STATE-2); progress is a percentage from 0 to 100. */
export interface VipSummary {
  readonly totalDeposit: Decimal;
  readonly depositProgress: number;
  readonly totalTurnover: Decimal;
  readonly turnoverProgress: number;
  readonly currentLevel: string;
  readonly nextLevel: string;
  /** This cycle against what the next level asks for; not kept between visits. A target of zero asks for nothing. */
  readonly cycle?: { readonly deposit: Decimal; readonly depositTarget: Decimal; readonly turnover: Decimal; readonly turnoverTarget: Decimal };
}

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

/** What start-up answers (STATE-9); what it leaves out, the descriptor says. */
export interface Startup {
  /** Times are ISO 8601. */
  readonly maintenance: { readonly isOn: boolean; readonly startsAt: string | null; readonly endsAt: string | null };
  readonly menu: readonly MenuItem[];
  /** Category names in the operator's order; empty: the compiled order. */
  readonly gameMenu: readonly string[];
  readonly site: SiteOverlay;
  /** Codes of the languages that are on, as the platform writes them; empty if it does not say. */
  readonly languages: readonly string[];
  /** Providers per category name (CAT-3). */
  readonly providerCount: Readonly<Record<string, number>>;
  readonly affiliateDomain: string;
  /** Null where startup says nothing of it. */
  readonly liveChat: { readonly status: boolean; readonly chatId: string; readonly imageId: string } | null;
  /** Message key or text for players, empty if none. */
  readonly message: string;
}

export interface MenuItem {
  /** Route or category name. */
  readonly id: string;
  readonly children: readonly MenuItem[];
}

/** Site fields that overlay the descriptor one by one (SITE-2, SITE-3). */
export interface SiteOverlay {
  readonly name?: string;
  readonly currency?: string;
  readonly themeCode?: string;
  readonly themeColor?: string;
  readonly logoPrimary?: string;
  readonly logoCompact?: string;
  readonly logoFooter?: string;
  readonly status?: string;
  readonly expiresAt?: string;
  readonly logoText?: string;
  readonly externalId?: string;
  readonly androidApp?: string;
  readonly iosApp?: string;
  readonly icon?: string;
  readonly gamify?: boolean;
  readonly freePlay?: boolean;
}

/** Who signed in, and the words that prove it (STATE-4). */
export interface SignedIn {
  readonly accountId: string;
  /** Sent as `auth` with the player's calls. */
  readonly sessionToken: string;
  readonly token: string;
  readonly fullName: string;
  readonly email: string;
}

/** A player's money and minigame tokens. */
export interface Balance {
  readonly game: Decimal;
  readonly tokens: Decimal;
}
