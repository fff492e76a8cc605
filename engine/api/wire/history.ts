import type { BetHistoryAnswer, StatementAnswer, TransactionsAnswer, WireBet } from '../../../schemas/generated/api';
import type { LocaleCode } from '../../config/compiled';
import { decimalOf, majorUnits } from '../decimal';
import { present } from '../endpoint';
import type { Bet, BetSums, HistoryPage, Statement, StatementSums, Transaction } from '../walletModels';
import { paymentStates } from './cashier';
import { knownWord } from './knownWord';
import { distinct } from './distinct';
import { teamName } from './teamName';

interface WirePage<Entry> {
  readonly items: readonly Entry[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
}

/** A page of a history; `entryOf` maps each of its entries. */
export function pageOf<Wire, Entry>(
  { items, total, page, page_size }: WirePage<Wire>,
  entryOf: (wire: Wire) => Entry,
): HistoryPage<Entry> {
  return { items: distinct(items).map(entryOf), total, page, pageSize: page_size };
}

const kinds: Readonly<Record<string, Transaction['kind']>> = {
  DEPOSIT: 'deposit',
  WITHDRAWAL: 'withdrawal',
  BONUS: 'bonus',
};
const betStates: Readonly<Record<string, Bet['state']>> = { OPEN: 'open', WON: 'won', LOST: 'lost', VOID: 'void' };

/** A transaction, its amounts in major units. An unknown kind is `other`, an unknown state `checking`. */
export function transactionOf(wire: TransactionsAnswer['value']['items'][number], fractionDigits: number): Transaction {
  return {
    reference: wire.reference,
    kind: knownWord(kinds, wire.kind) ?? 'other',
    state: knownWord(paymentStates, wire.state) ?? 'checking',
    amount: majorUnits(wire.amount, fractionDigits),
    fee: majorUnits(wire.fee, fractionDigits),
    at: wire.date,
    ...present({ method: wire.method, requestId: wire.request_id }),
  };
}

/** A statement: the balances and sums of the period and of each day, in major units. */
export function statementOf(
  { opening, closing, days, ...sums }: StatementAnswer['value'],
  fractionDigits: number,
): Statement {
  const money = (minor: string) => majorUnits(minor, fractionDigits);
  const sumsOf = ({ deposits, withdrawals, bonuses, stakes, winnings }: StatementSums): StatementSums => ({
    deposits: money(deposits),
    withdrawals: money(withdrawals),
    bonuses: money(bonuses),
    stakes: money(stakes),
    winnings: money(winnings),
  });
  return {
    opening: money(opening),
    closing: money(closing),
    ...sumsOf(sums),
    days: distinct(days).map((day) => ({ date: day.date, balance: money(day.balance), ...sumsOf(day) })),
  };
}

/** A bet; teams take `home_name_{lang}` where the language has one (CAT-7). */
export function betOf(wire: WireBet, fractionDigits: number, locale: LocaleCode): Bet {
  return {
    id: wire.id,
    at: wire.date,
    game: {
      providerCode: wire.provider_code,
      gameCode: wire.game_code,
      name: wire.game_name,
      type: wire.game_type,
      image: wire.game_image,
    },
    state: knownWord(betStates, wire.state) ?? 'checking',
    stake: majorUnits(wire.stake, fractionDigits),
    payout: majorUnits(wire.payout, fractionDigits),
    ...present({
      odds: wire.odds === undefined ? undefined : decimalOf(wire.odds),
      betType: wire.bet_type,
      backed: wire.home_away,
      criteria: wire.criteria1,
      home: teamName(wire, 'home', locale) || wire.home_team_name,
      away: teamName(wire, 'away', locale) || wire.away_team_name,
    }),
  };
}

/** The sums of all bets that a query finds, in major units. */
export function betSumsOf(
  { stake, open_stake, payout }: BetHistoryAnswer['value']['sums'],
  fractionDigits: number,
): BetSums {
  return {
    stake: majorUnits(stake, fractionDigits),
    openStake: majorUnits(open_stake, fractionDigits),
    payout: majorUnits(payout, fractionDigits),
  };
}
