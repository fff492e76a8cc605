import type { Decimal } from './decimal';

/** The operator's account in a social network (CALL-SITE-4). */
export interface SocialAccount {
  /** Network, for example `facebook`. */
  readonly type: string;
  readonly account?: string;
  readonly link: string;
}

/** A script of the operator's (SITE-8). */
export interface AnalyticsEntry {
  readonly section: 'head' | 'body';
  readonly script: string;
}

/** A partner and its logo (SITE-9). */
export interface Partner {
  readonly name: string;
  readonly href: string;
  readonly image: string;
}

/** A payment of some player, for a feed; the name is masked by the server. */
export interface FeedPayment {
  readonly player: string;
  readonly amount: Decimal;
  /** ISO 8601. */
  readonly at: string;
}

/** The last deposits and withdrawals of other players. */
export interface RecentTransactions {
  readonly deposits: readonly FeedPayment[];
  readonly withdrawals: readonly FeedPayment[];
}

/** An announcement of the operator. */
export interface Announcement {
  readonly id: string;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  readonly image?: string;
  readonly route?: string;
  /** ISO 8601. */
  readonly at?: string;
}

/** A news item of the operator. */
export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** HTML as the operator wrote it; only the sanitising component may show it. */
  readonly html: string;
  readonly image: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A page of news; `total` counts all of them. */
export interface NewsPage {
  readonly items: readonly NewsItem[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
