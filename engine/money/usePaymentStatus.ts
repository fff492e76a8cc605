import { useCallback, useEffect, useEffectEvent } from 'react';
import { useApplication } from '../context/ApplicationContext';
import type { Payment } from '../api/walletModels';
import { useLook, useLookAgain } from '../context/useLookAgain';
import { useObserved } from '../context/useObserved';
import { usePlayerRead, type PlayerRead } from '../context/usePlayerRead';
import { statusCalls } from './moneyCalls';
import { takenPaymentsOf } from './useMoneyIntent';

/** Time between an answer and the next look, in ms: 3 s, and longer each time, up to 30 s. */
const waitOf = (looks: number) => Math.min(30_000, 3000 * 1.3 ** looks);

/** What is known of a payment. */
export interface PaymentStatus extends Pick<PlayerRead<unknown>, 'isAsking' | 'refresh'> {
  /** The payment as the platform told it last; undefined where it has told this page nothing yet. */
  readonly payment: Payment | undefined;
  /**
   * What the last look said: `told` how it stands, `unknown` that the platform never heard of it, `unread` nothing,
   * `behind` that the ledger has not heard yet of what the platform has taken. `loading` before there was one.
   */
  readonly look: 'loading' | 'told' | 'unknown' | 'unread' | 'behind';
  /** Whether the platform has taken it, as far as this browser knows. */
  readonly isTaken: boolean;
}

/**
 * A payment as it stands, asked again at growing intervals, and when the page is looked at again, until it has ended;
 * the balance is read when it has. Begins with what the platform answered when it took the payment. A ledger that has
 * not heard of what was taken is behind, and is asked on.
 */
export function usePaymentStatus(kind: 'deposit' | 'withdraw', requestId: string): PaymentStatus {
  const application = useApplication();
  const { environment, stores } = application;
  const taken = takenPaymentsOf(application);
  const readAccount = useCallback(() => stores.session.accountId, [stores]);
  const account = useObserved(readAccount, nobody);
  const read = usePlayerRead(statusCalls[kind], { requestId });
  const { status, value, failure, isAsking, refresh } = read;
  const payment = value ?? taken.find(account, requestId);
  const isTaken = payment !== undefined || taken.has(account, requestId);
  const state = payment?.state;
  const isOver =
    state === 'done' || state === 'rejected' || state === 'expired' || (value === null && !failure && !isTaken);
  useEffect(() => {
    if (isTaken) taken.note(account, requestId, value ?? undefined);
  }, [taken, isTaken, account, requestId, value]);
  useLookAgain(read, !isOver, waitOf);
  const lookNow = useLook(read);
  useEffect(() => {
    if (isOver) return undefined;
    // A page that stood still meanwhile, on a phone that slept, shows what was true then.
    const deaf = (['pageshow', 'focus'] as const).map((event) => environment.onWindowEvent(event, lookNow));
    return () => {
      for (const stop of deaf) stop();
    };
  }, [isOver, lookNow, environment]);
  const tellBalance = useEffectEvent(() => void stores.sessionLoader.loaded?.loadBalance());
  useEffect(() => {
    if (state !== undefined && state !== 'checking') tellBalance();
  }, [state]);
  const unheard = isTaken ? 'behind' : 'unknown';
  const answered = value === null ? unheard : 'told';
  const look = status === 'loading' ? 'loading' : failure ? 'unread' : answered;
  return { payment, look, isTaken, isAsking, refresh };
}

function nobody(): string {
  return '';
}
