import type { Decimal } from './decimal';

/** VIP summary (STATE-2); progress is a percentage from 0 to 100. */
export interface VipSummary {
  readonly totalDeposit: Decimal;
  readonly depositProgress: number;
  readonly totalTurnover: Decimal;
  readonly turnoverProgress: number;
  readonly currentLevel: string;
  readonly nextLevel: string;
  /** The platform names the next level without its targets, or targets without a level: the distance is unknown. */
  readonly isDistanceUnknown?: true;
  /**
   * This cycle against the targets of the next level; not kept between visits. A target of zero is already reached, and
   * null is one that the platform did not name.
   */
  readonly cycle?: {
    readonly deposit: Decimal;
    readonly depositTarget: Decimal | null;
    readonly turnover: Decimal;
    readonly turnoverTarget: Decimal | null;
  };
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
  /** Null where the platform doesn't tell them. */
  readonly tokens: Decimal | null;
}
