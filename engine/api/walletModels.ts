import type { Decimal } from './decimal';
import type { Game } from './gameModels';

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
  /** What a player does once a deposit has been asked for; absent: nothing. */
  readonly step?: PaymentStep['kind'];
}

/** The terms of a payment in one direction, amounts in major units. */
export interface PaymentTerms {
  readonly min: Decimal;
  readonly max: Decimal;
  /** Paid on top of a deposit, taken from what a withdrawal pays out. */
  readonly fee: Decimal;
  /** Seconds that it usually takes. */
  readonly seconds: number;
}

/** Something that a deposit may come with. */
export interface Bonus {
  readonly code: string;
  readonly name: string;
  /** Least deposit that it comes with. */
  readonly min: Decimal;
  /** What it adds, whatever the deposit. */
  readonly amount: Decimal;
  /** How many times it is to be staked before it can be withdrawn. */
  readonly turnover: number;
}

/** A player's money: what may be withdrawn now, and what is held for withdrawals under way. */
export interface Wallet {
  readonly available: Decimal;
  readonly locked: Decimal;
}

/** What a player does to pay. Addresses are http, https or of this site. */
export type PaymentStep =
  | { readonly kind: 'qr'; readonly content: string; readonly url?: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'transfer';
      readonly bankName: string;
      readonly holder: string;
      readonly number: string;
      readonly code: string;
    }
  | { readonly kind: 'voucher'; readonly code: string };

/** A deposit or withdrawal. */
export interface Payment {
  /** Made by the client: one for each intent. */
  readonly requestId: string;
  /** What support asks for; empty for one that was refused. */
  readonly reference: string;
  /** `checking` is any word of the platform that is not known here. */
  readonly state: 'pending' | 'done' | 'rejected' | 'expired' | 'checking';
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly method?: string;
  /** What a bonus adds once the deposit is done. */
  readonly bonus?: Decimal;
  /** What the player does next; absent where there is nothing to do. */
  readonly step?: PaymentStep;
  /** Times are ISO 8601; absent where none came that can be read. */
  readonly createdAt?: string;
  readonly expectedAt?: string;
  /** Until when a player can pay. */
  readonly expiresAt?: string;
  readonly finishedAt?: string;
  /** The platform's word for why it was refused, for example `amountTooLow`. */
  readonly reason?: string;
}

/** Where withdrawals go. */
export interface BankAccount {
  readonly id: string;
  readonly kind: 'bank' | 'card';
  /** Terms of a withdrawal to it. */
  readonly terms: PaymentTerms;
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

/** A line of the transaction history, amounts in major units. */
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

/** The statement of a period: the balance at its begin and end, and the sums between. */
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

/** A page of bets, with the sums of all that were asked for. */
export interface BetPage extends HistoryPage<Bet> {
  readonly sums: BetSums;
}

/** What bets come to, the stakes of open ones included and told apart. */
export interface BetSums {
  readonly stake: Decimal;
  readonly openStake: Decimal;
  readonly payout: Decimal;
}

/** A game to open: once, and soon. It is never kept. */
export interface Launch {
  readonly url: string;
  readonly target: 'frame' | 'popup';
  /** ISO 8601; the address is worthless from then on. */
  readonly expiresAt: string;
}
