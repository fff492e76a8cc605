import { useState } from 'react';
import { useElapsed, type Jackpot } from '../../engine';
import { grownAmount } from './grownAmount';

export interface GrowingProps {
  readonly jackpot: Jackpot;
  /** Whether the figure stands still. */
  readonly isStill: boolean;
}

/**
 * The jackpot's amount as it grows by the second from what the API last said; while it is still, as it was at that
 * moment.
 */
export function useGrowing(jackpot: Jackpot, isStill: boolean): string {
  const now = useElapsed(1000);
  const [since, setSince] = useState<{ readonly amount: string; readonly at: number } | null>(null);
  const [stillAt, setStillAt] = useState<number | null>(null);
  if (now !== null && since?.amount !== jackpot.amount) setSince({ amount: jackpot.amount, at: now });
  if (isStill ? stillAt === null && now !== null : stillAt !== null) setStillAt(isStill ? now : null);
  return now === null || since === null ? jackpot.amount : grownAmount(jackpot, ((stillAt ?? now) - since.at) / 1000);
}
