import { useEffect, useEffectEvent, useState } from 'react';
import { useMoneyIntent, type Prize, type Wheel } from '../../engine';
import { useDisc } from './useDisc';

/**
 * A turn of the wheel: it is asked for, the disc turns, and stops at the segment that the platform names, also where it
 * was asked for before the page was left or before the wheel was known. `refresh` reads the wheel again; it stays the
 * same function.
 */
export function useSpin(wheel: Wheel | undefined, refresh: () => void) {
  const intent = useMoneyIntent('spin');
  const { ref: discRef, begin, stopAt, rest } = useDisc();
  const [won, setWon] = useState<Prize | null>(null);
  const { status, send, retry, reset } = intent;
  const isKnown = wheel !== undefined;
  // The wheel, which is read again, says what became of a turn that was refused when it was asked for again.
  const isRefused = status === 'refused' || (status === 'unconfirmed' && intent.failure !== undefined);

  const stop = useEffectEvent(async (isCurrent: () => boolean) => {
    if (intent.status !== 'done' || !wheel) return;
    const { segmentId, prize } = intent.value;
    const index = wheel.segments.findIndex(({ id }) => id === segmentId);
    if (index >= 0) await stopAt(index, wheel.segments.length);
    else rest();
    if (!isCurrent()) return;
    setWon(prize);
    reset();
    refresh();
  });
  useEffect(() => {
    if (status === 'sending') begin();
    else if (status !== 'done') rest();
    if (isRefused) {
      reset();
      refresh();
    }
    if (status !== 'done' || !isKnown) return undefined;
    let isCurrent = true;
    void stop(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [status, isRefused, isKnown, begin, rest, reset, refresh]);

  const play = (ask: () => Promise<unknown>) => {
    setWon(null);
    void ask();
  };
  return {
    discRef,
    /** Null until the disc stands, and while it turns. */
    won,
    /** Until the disc stands where the platform has said. */
    isTurning: status === 'sending' || status === 'done',
    /** The outcome of the turn is unknown. */
    isChecking: status === 'unconfirmed' || status === 'checking',
    spin: () => play(() => send({})),
    look: () => play(retry),
  };
}
