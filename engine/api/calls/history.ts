import {
  betHistoryAnswer,
  validateBetHistoryRequest,
  statementAnswer,
  validateStatementRequest,
  transactionsAnswer,
  validateTransactionsRequest,
} from '../../../schemas/generated/validators/api-history';
import type { BetHistoryAnswer, StatementAnswer, TransactionsAnswer } from '../../../schemas/generated/api';
import { defineEndpoint, playerBody, present, siteBody, type CallContext } from '../endpoint';
import type { BetPage, HistoryPage, HistoryQuery, Statement, Transaction } from '../walletModels';
import { betOf, betSumsOf, pageOf, statementOf, transactionOf } from '../wire/history';
import { withZeroSums } from '../wire/zeroSums';

const read = {
  method: 'POST',
  failure: 'service',
  errorPresentation: 'silent',
  repeatable: true,
  origin: 'livery',
  requirement: 'CALL-X',
} as const;

const defaultPageSize = 10;

/** The filters of the transaction history; without one it holds every kind and state. */
export type TransactionsParams = HistoryQuery & {
  readonly kind?: 'deposit' | 'withdrawal' | 'bonus';
  readonly state?: 'pending' | 'done' | 'rejected' | 'expired';
};
/** The filters of the bet history; without one it holds every state and category. */
export type BetHistoryParams = HistoryQuery & {
  readonly state?: 'open' | 'won' | 'lost' | 'void';
  readonly category?: string;
};

/** What a player did, which the spec does not show. */
export const historyCalls = {
  transactions: defineEndpoint<TransactionsParams, TransactionsAnswer, HistoryPage<Transaction>>({
    ...read,
    path: '/api/wallet/transactions',
    definition: 'Transactions',
    body: ({ kind, state, ...query }, context) => ({
      ...ownBody(context),
      ...present({ kind: kind?.toUpperCase(), state: state?.toUpperCase() }),
      ...pagedBody(query),
    }),
    isBody: validateTransactionsRequest,
    answer: transactionsAnswer,
    model: ({ value }, { site }) => pageOf(value, (entry) => transactionOf(entry, site.currency.digits)),
  }),
  statement: defineEndpoint<Pick<HistoryQuery, 'from' | 'until'>, StatementAnswer, Statement>({
    ...read,
    path: '/api/wallet/statement',
    definition: 'Statement',
    body: ({ from, until }, context) => ({ ...ownBody(context), ...present({ from, until }) }),
    isBody: validateStatementRequest,
    prepare: withZeroSums(['deposits', 'withdrawals', 'bonuses', 'stakes', 'winnings']),
    answer: statementAnswer,
    model: ({ value }, { site }) => statementOf(value, site.currency.digits),
  }),
  betHistory: defineEndpoint<BetHistoryParams, BetHistoryAnswer, BetPage>({
    ...read,
    path: '/api/player/bets',
    definition: 'BetHistory',
    body: ({ state, category, ...query }, context) => ({
      ...ownBody(context),
      ...present({ state: state?.toUpperCase(), game_type: category }),
      ...pagedBody(query),
    }),
    isBody: validateBetHistoryRequest,
    prepare: withZeroSums(['stake', 'open_stake', 'payout'], 'sums'),
    answer: betHistoryAnswer,
    model({ value }, { site, locale }) {
      const digits = site.currency.digits;
      return { ...pageOf(value, (bet) => betOf(bet, digits, locale)), sums: betSumsOf(value.sums, digits) };
    },
  }),
};

function ownBody(context: CallContext): object {
  return { ...playerBody(context), ...siteBody(context) };
}

function pagedBody({ from, until, page = 1, pageSize = defaultPageSize }: HistoryQuery): object {
  return { ...present({ from, until }), page, page_size: pageSize };
}
