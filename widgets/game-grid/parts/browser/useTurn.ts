import { useEffect, useState } from 'react';
import type { Turns } from './Turns';

/**
 * Whether the card of a game may be built now. What was built before stays.
 *
 * @param key Of the game; empty where there is none, which needs no turn.
 */
export function useTurn(turns: Turns, place: number, key: string): boolean {
  const [built, setBuilt] = useState(turns.isAhead ? key : '');
  const isBuilt = key === '' || turns.isAhead || built === key;
  useEffect(() => (isBuilt ? undefined : turns.join(place, () => setBuilt(key))), [turns, place, key, isBuilt]);
  return isBuilt;
}
