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
import type { EntryKind, EntryState, LedgerEntry } from '../ledger';
import type { BetRecord } from '../historySeed';
import { phrase, teamNames } from '../phrases';
import { gamePicture } from '../pictures';
import { statementOf } from '../statement';
import { always, type Span } from '../timeline';
import { playerOf, type SandboxCall } from './call';

/** What a player did. */
export const historyHandlers = {
  transactions(call: SandboxCall<TransactionsRequest>): TransactionsAnswer {
    const { kind, state, page, page_size } = call.body;
    const { total, lines } = playerOf(call).ledger.payments({
      ...spanOf(call.body),
      ...(kind === undefined ? {} : { kind: kind.toLowerCase() as EntryKind }),
      ...(state === undefined ? {} : { state: state.toLowerCase() as EntryState }),
      offset: (page - 1) * page_size,
      size: page_size,
    });
    return { statusCode: 1, value: { items: lines.map((line) => lineOf(call, line)), total, page, page_size } };
  },
  statement(call: SandboxCall<StatementRequest>): StatementAnswer {
    const account = playerOf(call);
    return { statusCode: 1, value: statementOf(account.ledger, spanOf(call.body), call.served.data.utcOffset) };
  },
  betHistory(call: SandboxCall<BetHistoryRequest>): BetHistoryAnswer {
    const { state, game_type, page, page_size } = call.body;
    const { bets } = playerOf(call);
    const key = [state, game_type].filter((word) => word !== undefined).join(' ') || '*';
    const span = spanOf(call.body);
    const items = bets.latest(key, span, (page - 1) * page_size, page_size).map((bet) => betOf(call, bet));
    const [stake = 0n, openStake = 0n, payout = 0n] = bets.sums(key, span);
    const sums = { stake: String(stake), open_stake: String(openStake), payout: String(payout) };
    return { statusCode: 1, value: { items, total: bets.count(key, span), sums, page, page_size } };
  },
};

/** The time that is asked for, ISO 8601; all of it where nothing is said. */
function spanOf({ from, until }: { readonly from?: string; readonly until?: string }): Span {
  return {
    from: from === undefined ? always.from : Date.parse(from),
    until: until === undefined ? always.until : Date.parse(until),
  };
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

function betOf(
  call: SandboxCall<BetHistoryRequest>,
  { id, at, game, stake, payout, state, match }: BetRecord,
): WireBet {
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
