import { useEffect, useEffectEvent } from 'react';
import { useApplication } from '../context/ApplicationContext';
import type { Payment } from '../api/walletModels';
import { usePlayerRead, type PlayerRead } from '../context/usePlayerRead';
import { statusCalls } from './moneyCalls';

const firstMs = 3000;
const growth = 1.3;
const lastMs = 30_000;

/**
 * A payment as it stands, asked again at growing intervals, and when the page is looked at again, until it has ended;
 * the balance is read when it has. Null:
 * the platform never heard of it.
 */
export function usePaymentStatus(kind: 'deposit' | 'withdraw', requestId: string): PlayerRead<Payment | null> {
  const { environment, stores } = useApplication();
  const read = usePlayerRead(statusCalls[kind], { requestId });
  const { refresh, value } = read;
  const state = value?.state;
  const isOver = value === null || state === 'done' || state === 'rejected' || state === 'expired';
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
  return read;
}
