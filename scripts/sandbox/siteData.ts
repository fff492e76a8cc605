import { readdirSync } from 'node:fs';
import type { LocaleCode } from '../../engine/config/compiled';
import type { Match } from '../../engine/api/sportModels';
import type { RendererName, SceneName, TableGame } from './art/index';
import type { CategoryName, ListName } from './catalogue/game';
import { dataFolder, readDataFile } from './dataFile';
import type { Figure, Figures, Unit } from './figures';

/** Words per language, with placeholders for figures; English is always there. */
export type Words = { readonly EN: string } & { readonly [code in LocaleCode]?: string };

/**
 * A picture of the operator's: a banner scene, of the size in px that the site's slides have, or a motif of the game
 * art.
 */
export type PictureSource =
  | { readonly scene: SceneName; readonly hue?: number; readonly size?: readonly [width: number, height: number] }
  | { readonly motif: string; readonly hue?: number }
  | { readonly brand: string };

/** Times of an offer, in seconds from the sandbox's start, or the end of the day at the site. */
export interface Period {
  readonly startsIn?: number;
  readonly endsIn?: number;
  readonly endsToday?: boolean;
}

/** A game the operator's lists name. Amounts are major units. */
export interface TitleData {
  readonly name: string;
  readonly studio: string;
  readonly category: CategoryName;
  readonly motif: string;
  /** Which of the motif's drawings, from 1: another number is another palette and composition. */
  readonly take?: number;
  readonly players: number;
  readonly rtp: number;
  /** Smallest bet; one of the site's if absent. */
  readonly minStake?: string;
  readonly badges?: readonly string[];
  readonly movement?: number;
  readonly rounds?: readonly number[];
  readonly jackpot?: string;
  readonly table?: {
    readonly game: TableGame;
    readonly dealer: number;
    readonly seats: number;
    readonly taken: number;
    readonly min: string;
    readonly max: string;
    readonly room?: string;
    readonly language?: string;
    readonly numbers?: readonly number[];
    /** Player and stake, seat by seat; null is a free seat. */
    readonly places?: readonly (readonly [player: string, stake: string] | null)[];
  };
}

type TeamData = readonly [
  name: string,
  color1: string,
  color2: string,
  pattern: Match['home']['pattern'],
  score?: number,
];

/** What the sandbox knows of one demo site: data/<domain>.json. */
export interface SiteData {
  readonly domain: string;
  readonly utcOffset: string;
  readonly renderer: RendererName;
  /** Hue of its banners, in degrees. */
  readonly hue: number;
  /** Width and height its game pictures are drawn for. */
  readonly pictures: readonly [number, number];
  /** What live tables show: who deals (if absent), or what is played. */
  readonly tablePictures?: 'dealers' | 'games';
  readonly shareScene: SceneName;
  readonly players: { readonly active: number; readonly registered: number; readonly deposited: number };
  /** Studio names in the site's order. */
  readonly studios: readonly string[];
  /** Games a category. */
  readonly catalogue: Readonly<Record<CategoryName, number>>;
  /** Events where a category counts those. */
  readonly events: { readonly [category in CategoryName]?: number };
  readonly listTotals: Readonly<Record<ListName, number>>;
  /**
   * Smallest bets of games that are no tables, in major units; each game takes one of them. Absent: the site tells
   * none.
   */
  readonly smallestBets?: readonly string[];
  readonly stakes: readonly { readonly from?: string; readonly below?: string; readonly share: number }[];
  readonly titles: readonly TitleData[];
  /** Titles at the head of each list. */
  readonly lists: Readonly<Record<ListName, readonly string[]>>;
  readonly winners: readonly (readonly [player: string, title: string, amount: string, secondsAgo: number])[];
  readonly winnings: { readonly from: string; readonly to: string };
  readonly payouts: { readonly perDay: string; readonly depositSeconds: number; readonly withdrawalSeconds: number };
  readonly jackpots: readonly {
    readonly code: string;
    readonly name: Words;
    readonly amount: string;
    readonly perSecond: string;
    readonly today: string;
    readonly fallsBefore?: string;
  }[];
  readonly leaderboard: {
    readonly title: Words;
    readonly endsIn: number;
    readonly rows: readonly (readonly [player: string, points: number, prize: string])[];
  };
  readonly missions: readonly {
    readonly id: string;
    readonly title: Words;
    readonly reward: Figure;
    readonly done: number;
    readonly goal: number;
    /** What `{goal}` in the title counts; left out, the title names it. */
    readonly of?: Unit;
  }[];
  readonly promotions: readonly (Period & {
    readonly id: string;
    readonly kicker?: Words;
    readonly title: Words;
    readonly text: Words;
    readonly button?: Words;
    /** Set largest on the coupon: a placeholder, or a word of every language. */
    readonly figure?: string;
    readonly code?: string;
    readonly image: PictureSource;
  })[];
  readonly slides: readonly (Period & {
    readonly id: string;
    readonly kicker?: Words;
    readonly title: Words;
    readonly subtitle?: Words;
    readonly text?: Words;
    readonly button?: Words;
    readonly caption?: Words;
    readonly image: PictureSource;
    readonly route: string;
  })[];
  readonly marquee: readonly {
    readonly id: string;
    readonly lead?: Words;
    readonly text: Words;
    readonly route?: string;
  }[];
  readonly matches: readonly {
    readonly id: string;
    readonly sport: string;
    readonly league: Words;
    readonly minute?: number;
    readonly at?: string;
    readonly home: TeamData;
    readonly away: TeamData;
    readonly odds: readonly [number, number, number];
  }[];
  readonly raceCard: {
    readonly id: string;
    readonly course: string;
    readonly at: string;
    readonly going: Words;
    readonly runners: readonly (readonly [
      number: number,
      name: string,
      rider: string,
      color1: string,
      color2: string,
      pattern: Match['home']['pattern'],
      price: string,
    ])[];
  };
  /** Sums, counts, times and dates that the texts name by placeholders. */
  readonly figures: Figures;
  readonly seo: Readonly<Record<string, { readonly title: Words; readonly description: Words }>>;
}

/** The data of every demo site by its domain. */
export function readSiteData(): ReadonlyMap<string, SiteData> {
  const files = readdirSync(dataFolder).filter((name) => name.endsWith('.example.json'));
  return new Map(files.map((name) => readDataFile(name) as SiteData).map((data) => [data.domain, data]));
}
