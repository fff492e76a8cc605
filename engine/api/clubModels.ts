import type { Decimal } from './decimal';

/** A level of the VIP club; sums are of one cycle, in major units. */
export interface VipLevel {
  readonly name: string;
  readonly deposit: Decimal;
  readonly turnover: Decimal;
  /** Per cent of last week's stakes that come back. */
  readonly cashback: number;
  /** Gift on reaching it; zero for none. */
  readonly gift: Decimal;
}

/** The player's own row of the running contest. */
export interface Standing {
  readonly rank: number;
  readonly points: number;
  readonly prize: Decimal;
}

/** Friends a player brought. */
export interface Referrals {
  /** Word that a sign-up names. */
  readonly code: string;
  readonly earned: Decimal;
  /** What a friend who plays brings. */
  readonly reward: Decimal;
  readonly friends: readonly Friend[];
}

/** A player whom the player has brought. */
export interface Friend {
  /** Masked by the server. */
  readonly player: string;
  /** ISO 8601. */
  readonly at: string;
  readonly state: 'joined' | 'paid';
  readonly reward: Decimal;
}

/** The time over which a deposit limit counts. */
export type LimitPeriod = 'day' | 'week' | 'month';

/** A deposit limit that a player set, or could. */
export interface DepositLimit {
  readonly period: LimitPeriod;
  /** Deposits counted so far. */
  readonly used: Decimal;
  /** Absent for none. */
  readonly amount?: Decimal;
  /** A higher limit, or none, from `at` (ISO 8601) on. */
  readonly pending?: { readonly amount?: Decimal; readonly at: string };
}

export type BreakKind = 'time-out' | 'self-exclusion';

/** A break from play; the account opens again at `until` (ISO 8601). */
export interface PlayBreak {
  readonly kind: BreakKind;
  readonly until: string;
}
