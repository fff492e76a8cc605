import type { CmsPage, Seo } from './contentModels';
import type { GamePage, Provider } from './gameModels';
import type { Jackpot, Leaderboard, Lobby, MarqueeItem, Mission, Promotion, Slide, Statistics } from './lobbyModels';
import type { Match, RaceCard } from './sportModels';
import type { Announcement, NewsPage, Partner, RecentTransactions, SocialAccount } from './siteModels';
import type { VipLevel } from './clubModels';

/** The values each public read takes. Each key is the name of an endpoint in `calls.ts`. */
export interface ContentParams {
  /** Games by list or category; search is the server's (CALL-X). */
  games: {
    readonly list?: 'hot' | 'popular' | 'new' | 'featured';
    /** Category name, or several with commas between: `crash,hash_game`. */
    readonly category?: string;
    /** Code of a provider, or several with commas between. */
    readonly provider?: string;
    /** Code of one game at its provider. */
    readonly game?: string;
    /** Choices of the other facets, several with commas between. */
    readonly tag?: string;
    readonly feature?: string;
    readonly volatility?: string;
    readonly table?: string;
    readonly language?: string;
    readonly limit?: string;
    readonly seats?: string;
    readonly stake?: string;
    readonly return?: string;
    /** Asks for the groups of choices and their counts. */
    readonly facets?: true;
    readonly search?: string;
    readonly sort?: 'popular' | 'name' | 'new' | 'seats';
    readonly page?: number;
    readonly pageSize?: number;
  };
  slides: Empty;
  marquee: Empty;
  statistics: Empty;
  jackpots: Empty;
  leaderboard: Empty;
  missions: Empty;
  promotions: Empty;
  matches: { readonly limit?: number };
  lobby: Empty;
  raceCard: Empty;
  providers: Empty;
  cms: { readonly name: 'about' | 'privacy' | 'responsible' | 'banking' | 'faqs' };
  seo: { readonly pageName: string };
  vipLevels: Empty;
  socialAccounts: Empty;
  referral: Empty;
  news: { readonly page?: number; readonly pageSize?: number };
  partners: Empty;
  announcements: Empty;
  recentTransactions: Empty;
}

/** What each read returns. */
export interface ContentModels {
  games: GamePage;
  slides: readonly Slide[];
  marquee: readonly MarqueeItem[];
  statistics: Statistics;
  jackpots: readonly Jackpot[];
  leaderboard: Leaderboard;
  missions: readonly Mission[];
  promotions: readonly Promotion[];
  matches: readonly Match[];
  lobby: Lobby;
  raceCard: RaceCard;
  providers: readonly Provider[];
  cms: CmsPage;
  seo: Seo;
  vipLevels: readonly VipLevel[];
  socialAccounts: readonly SocialAccount[];
  referral: { readonly isOn: boolean | null };
  news: NewsPage;
  partners: readonly Partner[];
  announcements: readonly Announcement[];
  recentTransactions: RecentTransactions;
}

/** The name of a public read. */
export type ContentCall = keyof ContentModels;

type Empty = Readonly<Record<string, never>>;
