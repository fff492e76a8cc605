import type { Decimal, Game } from './models';

/** A way to pay. Amounts are exact decimals in major units. */
export interface PaymentMethod {
  readonly code: string;
  readonly name: string;
  readonly kind: 'wallet' | 'bank' | 'card' | 'voucher';
  /** Absent where it takes no deposits. */
  readonly deposit?: PaymentTerms;
  /** Absent where it pays nothing out. */
  readonly withdrawal?: PaymentTerms;
  /** Amounts to offer. */
  readonly amounts: readonly Decimal[];
}

export interface PaymentTerms {
  readonly min: Decimal;
  readonly max: Decimal;
  readonly fee: Decimal;
  /** Seconds that it usually takes. */
  readonly seconds: number;
}

/** A deposit or withdrawal. */
export interface Payment {
  /** Made by the client: one for each intent. */
  readonly requestId: string;
  /** What support asks for; empty for one that was refused. */
  readonly reference: string;
  /** `checking` is any word of the platform that is not known here. */
  readonly state: 'pending' | 'done' | 'rejected' | 'checking';
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly method?: string;
  /** Times are ISO 8601. */
  readonly createdAt: string;
  readonly expectedAt?: string;
  readonly finishedAt?: string;
  /** The platform's word for why it was refused, for example `amountTooLow`. */
  readonly reason?: string;
}

export interface BankAccount {
  readonly id: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly holder: string;
  /** Masked. */
  readonly number: string;
}

/** A player's accounts, and the banks that one may add. */
export interface Banks {
  readonly accounts: readonly BankAccount[];
  readonly banks: readonly { readonly code: string; readonly name: string }[];
}

/** A page of a history, latest first. */
export interface HistoryPage<Entry> {
  readonly items: readonly Entry[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** What histories are asked with; times are ISO 8601, from the first up to but without the second. */
export interface HistoryQuery {
  readonly from?: string;
  readonly until?: string;
  readonly page?: number;
  readonly pageSize?: number;
}

export interface Transaction {
  readonly reference: string;
  readonly kind: 'deposit' | 'withdrawal' | 'bonus' | 'other';
  readonly state: Payment['state'];
  /** Signed: a withdrawal is negative. */
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly method?: string;
  readonly at: string;
  readonly requestId?: string;
}

/** Sums of a span of time; stakes and withdrawals are positive. */
export interface StatementSums {
  readonly deposits: Decimal;
  readonly withdrawals: Decimal;
  readonly bonuses: Decimal;
  readonly stakes: Decimal;
  readonly winnings: Decimal;
}

export interface Statement extends StatementSums {
  readonly opening: Decimal;
  readonly closing: Decimal;
  /** Days at the site that have entries, `2026-11-20`, latest first, with the balance at their end. */
  readonly days: readonly (StatementSums & { readonly date: string; readonly balance: Decimal })[];
}

/** A bet, with the display fields of sports (CAT-7); team names are in the player's language. */
export interface Bet {
  readonly id: string;
  readonly at: string;
  readonly game: Pick<Game, 'providerCode' | 'gameCode' | 'name' | 'type' | 'image'>;
  readonly state: 'open' | 'won' | 'lost' | 'void' | 'checking';
  readonly stake: Decimal;
  readonly payout: Decimal;
  readonly odds?: Decimal;
  readonly betType?: string;
  readonly backed?: 'home' | 'draw' | 'away';
  /** Line of the bet, for example a handicap or total. */
  readonly criteria?: string;
  readonly home?: string;
  readonly away?: string;
}

/** A game to open: once, and soon. It is never kept. */
export interface Launch {
  readonly url: string;
  readonly target: 'frame' | 'popup';
  /** ISO 8601; the address is worthless from then on. */
  readonly expiresAt: string;
}
