import type { ApiClient } from '../api/client';
import type { CallModel } from '../api/calls';
import type { DepositLimit } from '../api/clubModels';
import { sumOf } from '../api/decimal';
import type { Result } from '../api/result';
import type { Payment } from '../api/walletModels';
import { isZero, negated } from '../config/decimal';
import {
  isKeptCall,
  statusCalls,
  type KeptCall,
  type MoneyCall,
  type MoneyParams,
  type MoneyView,
  type ReadableCall,
} from './moneyCalls';

/** What the platform made of a request whose answer was lost: it did it, or refused it in a word of its own. */
export type KnownOutcome<Name extends MoneyCall> =
  { readonly status: 'done'; readonly value: CallModel<Name> } | { readonly status: 'refused'; readonly word: string };

/** What was asked for. */
interface Request<Name extends ReadableCall> {
  readonly requestId: string;
  readonly params: MoneyParams<Name>;
}

type Reader<Name extends ReadableCall> = (
  api: ApiClient,
  request: Request<Name>,
) => Promise<Result<KnownOutcome<Name> | null>>;

/**
 * How each is read. A payment is asked for by its request id. A limit is done when it stands as it was asked for, now
 * or from tomorrow on. A break ends the session, so that the read is refused (`onBreak`) and the session ends with it;
 * where the read is answered, none began.
 */
const readers: { readonly [Name in ReadableCall]: Reader<Name> } = {
  deposit: (api, { requestId }) => readPayment(api, 'deposit', requestId),
  withdraw: (api, { requestId }) => readPayment(api, 'withdraw', requestId),
  async setLimit(api, { params: { period, amount } }) {
    const limits = await api.call('limits', {});
    const limit = limits.ok ? limits.value.find((candidate) => candidate.period === period) : undefined;
    return limits.ok
      ? { ok: true, value: limit && standsAt(limit, amount) ? { status: 'done', value: limit } : null }
      : limits;
  },
  async takeBreak(api) {
    const limits = await api.call('limits', {});
    return limits.ok ? { ok: true, value: null } : limits;
  },
};

/** Reads what became of a request; null while the platform knows nothing of it. */
export function readOutcome<Name extends ReadableCall>(
  api: ApiClient,
  name: Name,
  request: Request<Name>,
): Promise<Result<KnownOutcome<Name> | null>> {
  return (readers[name] as Reader<Name>)(api, request);
}

/** How an intent stands whose outcome is known. */
export type SettledView<Name extends MoneyCall> = Extract<MoneyView<Name>, { readonly status: 'done' | 'refused' }>;

/** An outcome that was read, as the view of an intent. */
export function settledView<Name extends MoneyCall>(
  name: Name,
  outcome: KnownOutcome<Name>,
  params: MoneyParams<Name>,
): SettledView<Name> {
  if (outcome.status === 'done') return { status: 'done', params, value: outcome.value };
  return { status: 'refused', params, failure: { statusCode: 1, statusMessage: outcome.word, call: name } };
}

/**
 * What the answer to a call says of its intent; null where the outcome is unknown. A payment means the same here as
 * when it is read later.
 */
export function viewOfAnswer<Name extends MoneyCall>(
  name: Name,
  answer: Result<CallModel<Name>>,
  params: MoneyParams<Name>,
): SettledView<Name> | null {
  if (!answer.ok)
    return answer.failure.isOutcomeUnknown ? null : { status: 'refused', params, failure: answer.failure };
  const outcome = isKeptCall(name) ? outcomeOfPayment(answer.value as Payment) : null;
  return settledView(name, (outcome as KnownOutcome<Name> | null) ?? { status: 'done', value: answer.value }, params);
}

async function readPayment(
  api: ApiClient,
  name: KeptCall,
  requestId: string,
): Promise<Result<KnownOutcome<KeptCall> | null>> {
  const result = await api.call(statusCalls[name], { requestId });
  if (!result.ok || result.value === null) return result as Result<null>;
  return { ok: true, value: outcomeOfPayment(result.value) };
}

/** What an answer with a payment says: one without a reference that is rejected was never taken. */
function outcomeOfPayment(payment: Payment): KnownOutcome<KeptCall> {
  const { state, reference, reason = 'paymentRefused' } = payment;
  const isRefused = state === 'rejected' && reference === '';
  return isRefused ? { status: 'refused', word: reason } : { status: 'done', value: payment };
}

/** Whether a limit is, or will be, just that; without an amount: none. */
function standsAt(limit: DepositLimit, asked: string | undefined): boolean {
  const { amount } = limit.pending ?? limit;
  return asked === undefined || amount === undefined ? asked === amount : isZero(sumOf(asked, negated(amount)));
}
