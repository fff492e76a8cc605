import { useCallback, useEffect, useEffectEvent } from 'react';
import { useApplication } from '../context/ApplicationContext';
import type { Payment } from '../api/walletModels';
import { useObserved } from '../context/useObserved';
import { usePlayerRead, type PlayerRead } from '../context/usePlayerRead';
import { statusCalls } from './moneyCalls';
import { takenPaymentsOf } from './useMoneyIntent';

const firstMs = 3000;
const growth = 1.3;
const lastMs = 30_000;

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
  const { status, value, isAsking, refresh } = usePlayerRead(statusCalls[kind], { requestId });
  const payment = value ?? taken.find(account, requestId);
  const isTaken = payment !== undefined || taken.has(account, requestId);
  const state = payment?.state;
  const isOver =
    state === 'done' ||
    state === 'rejected' ||
    state === 'expired' ||
    (value === null && status === 'ready' && !isTaken);
  useEffect(() => {
    if (isTaken) taken.note(account, requestId, value ?? undefined);
  }, [taken, isTaken, account, requestId, value]);
  useEffect(() => {
    if (isOver) return undefined;
    let wait = firstMs;
    let timer = 0;
    const ask = () => {
      refresh();
      wait = Math.min(lastMs, wait * growth);
      timer = environment.setTimeout(ask, wait);
    };
    timer = environment.setTimeout(ask, wait);
    // A page that stood still meanwhile, on a phone that slept, shows what was true then.
    const deaf = (['pageshow', 'focus'] as const).map((event) => environment.onWindowEvent(event, refresh));
    return () => {
      environment.clearTimeout(timer);
      for (const stop of deaf) stop();
    };
  }, [isOver, refresh, environment]);
  const tellBalance = useEffectEvent(() => void stores.sessionLoader.loaded?.loadBalance());
  useEffect(() => {
    if (state !== undefined && state !== 'checking') tellBalance();
  }, [state]);
  const unheard = isTaken ? 'behind' : 'unknown';
  const answered = value === null ? unheard : 'told';
  const look = status === 'loading' ? 'loading' : status === 'failed' ? 'unread' : answered;
  return { payment, look, isTaken, isAsking, refresh };
}

function nobody(): string {
  return '';
}
