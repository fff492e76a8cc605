import { useState } from 'react';
import { useMoneyIntent, type Prize, type Wheel } from '../../engine';
import { useDisc } from './useDisc';

/**
 * A turn of the wheel: it is asked for, the disc turns, and stops at the segment that the platform names. `refresh`
 * reads the wheel again.
 */
export function useSpin(wheel: Wheel | undefined, refresh: () => void) {
  const intent = useMoneyIntent('spin');
  const { ref: discRef, begin, stopAt, rest } = useDisc();
  const [won, setWon] = useState<Prize | null>(null);
  const [isTurning, setIsTurning] = useState(false);

  async function play(ask: () => Promise<unknown>): Promise<void> {
    setWon(null);
    setIsTurning(true);
    begin();
    const view = (await ask()) as Awaited<ReturnType<typeof intent.send>>;
    if (view.status === 'done' && wheel) {
      const index = wheel.segments.findIndex(({ id }) => id === view.value.segmentId);
      if (index >= 0) await stopAt(index, wheel.segments.length);
      else rest();
      setWon(view.value.prize);
      intent.reset();
      refresh();
    } else {
      rest();
      if (view.status === 'refused') {
        intent.reset();
        refresh();
      }
    }
    setIsTurning(false);
  }

  return {
    discRef,
    /** Null until the disc stands, and while it turns. */
    won,
    isTurning,
    /** Nobody knows yet what became of the turn. */
    isChecking: intent.status === 'unconfirmed' || intent.status === 'checking',
    spin: () => void play(() => intent.send({})),
    look: () => void play(() => intent.retry()),
  };
}
