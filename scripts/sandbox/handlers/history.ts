import type {
  BetHistoryAnswer,
  BetHistoryRequest,
  StatementAnswer,
  StatementRequest,
  TransactionsAnswer,
  TransactionsRequest,
  WireBet,
} from '../../../schemas/generated/api';
import { iso } from '../clock';
import type { LedgerEntry } from '../ledger';
import type { BetRecord } from '../past';
import { phrase, teamNames } from '../phrases';
import { gamePicture } from '../pictures';
import { statementOf } from '../statement';
import { playerOf, type SandboxCall } from './call';

/** What a player did. */
export const historyHandlers = {
  transactions(call: SandboxCall<TransactionsRequest>): TransactionsAnswer {
    const { kind, state } = call.body;
    const lines = playerOf(call)
      .ledger.entries()
      .filter((entry) => payments.includes(entry.kind) && isWithin(entry.at, call.body))
      .filter((entry) => (kind ?? entry.kind.toUpperCase()) === entry.kind.toUpperCase() && (state ?? entry.state.toUpperCase()) === entry.state.toUpperCase())
      .sort((a, b) => b.at - a.at || b.reference.localeCompare(a.reference));
    return { statusCode: 1, value: paged(lines, call.body, (line) => lineOf(call, line)) };
  },
  statement(call: SandboxCall<StatementRequest>): StatementAnswer {
    const account = playerOf(call);
    const { from, until } = call.body;
    const span = { from: from === undefined ? -Infinity : Date.parse(from), until: until === undefined ? Infinity : Date.parse(until) };
    return { statusCode: 1, value: statementOf(account.ledger, span, call.served.data.utcOffset) };
  },
  betHistory(call: SandboxCall<BetHistoryRequest>): BetHistoryAnswer {
    const { state, game_type } = call.body;
    const bets = playerOf(call).bets.filter(
      (bet) => (state ?? bet.state) === bet.state && (game_type ?? bet.game.category) === bet.game.category && isWithin(bet.at, call.body),
    );
    return { statusCode: 1, value: paged(bets, call.body, (bet) => betOf(call, bet)) };
  },
};

const payments: readonly LedgerEntry['kind'][] = ['deposit', 'withdrawal', 'bonus'];

function isWithin(at: number, { from, until }: { readonly from?: string; readonly until?: string }): boolean {
  return (from === undefined || at >= Date.parse(from)) && (until === undefined || at < Date.parse(until));
}

function paged<Entry, Wire>(
  entries: readonly Entry[],
  { page, page_size }: { readonly page: number; readonly page_size: number },
  wire: (entry: Entry) => Wire,
) {
  return { items: entries.slice((page - 1) * page_size, page * page_size).map(wire), total: entries.length, page, page_size };
}

function lineOf(
  call: SandboxCall<unknown>,
  { reference, kind, state, amount, fee, method, at, intent }: LedgerEntry,
): TransactionsAnswer['value']['items'][number] {
  return {
    reference,
    kind: kind.toUpperCase(),
    state: state.toUpperCase(),
    amount: String(amount),
    fee: String(fee),
    method: phrase(call, method),
    date: iso(at),
    request_id: intent,
  };
}

function betOf(call: SandboxCall<BetHistoryRequest>, { id, at, game, stake, payout, state, match }: BetRecord): WireBet {
  const { data } = call.served;
  const teams = match && data.matches[match.index];
  return {
    id,
    date: iso(at),
    provider_code: game.providerCode,
    game_code: game.code,
    game_name: game.name,
    game_type: game.category,
    game_image: gamePicture(game, data),
    state,
    stake: String(stake),
    payout: String(payout),
    ...(match === undefined ? {} : { odds: match.odds, bet_type: phrase(call, match.type), home_away: match.backed }),
    ...(match?.criteria === undefined ? {} : { criteria1: match.criteria }),
    ...(teams === undefined ? {} : teamNames(teams.home[0], teams.away[0])),
  };
}
