import { useState } from 'react';
import { useNow, type Jackpot } from '../../engine';
import { grownAmount } from './grownAmount';

/** The jackpot's amount as it grows by the second from what the API last said. */
export function useGrowing(jackpot: Jackpot): string {
  const now = useNow(1000);
  const [since, setSince] = useState<{ readonly amount: string; readonly at: number } | null>(null);
  if (now !== null && since?.amount !== jackpot.amount) setSince({ amount: jackpot.amount, at: now });
  return now === null || since === null ? jackpot.amount : grownAmount(jackpot, (now - since.at) / 1000);
}
