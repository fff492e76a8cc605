import type { OpenPayments } from '../api/openPayments';
import type { Payment } from '../api/walletModels';
import type { SettledIntent } from './settledIntent';

/** Payments that the platform has taken, as far as this browser knows, by account and request id. */
export interface TakenPayments {
  /** Notes that a payment was taken, and how it stands where that is known. */
  readonly note: (accountId: string, requestId: string, payment?: Payment) => void;
  /** A payment as it was told to this page last. */
  readonly find: (accountId: string, requestId: string) => Payment | undefined;
  /** Whether a payment was taken: a ledger that has not heard of it is behind, and says nothing about it. */
  readonly has: (accountId: string, requestId: string) => boolean;
}

/** Remembers the payments of one page, beside those that the browser keeps. */
export function createTakenPayments(
  open: Pick<OpenPayments, 'isPending'>,
  settled: Pick<SettledIntent, 'has'>,
): TakenPayments {
  const taken = new Map<string, Payment | undefined>();
  const keyOf = (accountId: string, requestId: string) => `${requestId} ${accountId}`;
  return {
    note(accountId, requestId, payment) {
      const key = keyOf(accountId, requestId);
      taken.set(key, payment ?? taken.get(key));
    },
    find: (accountId, requestId) => taken.get(keyOf(accountId, requestId)),
    has: (accountId, requestId) =>
      taken.has(keyOf(accountId, requestId)) || open.isPending(requestId, accountId) || settled.has(requestId),
  };
}
