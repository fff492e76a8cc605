import { useEffect, useState } from 'react';

/** How many cards are built between two frames: more would hold up scrolling and typing on a slow phone. */
const batch = 4;

/**
 * Which of the wanted cards may be built now. Cards that were there before stay; of new ones so many a frame, in order, so that a jump
 * through the list or another answer never blocks. `isAhead` lets all of them be built at once, as where pages are rendered ahead.
 */
export function useRipening(wanted: readonly string[], isAhead: boolean): ReadonlySet<string> {
  const [ripe, setRipe] = useState<ReadonlySet<string>>(() => new Set(isAhead ? wanted : []));
  const fresh = wanted.filter((key) => !ripe.has(key));
  const now = isAhead ? wanted : [...wanted.filter((key) => ripe.has(key)), ...fresh.slice(0, batch)];
  const key = now.join('\n');
  useEffect(() => {
    const next = new Set(key.split('\n'));
    // With each frame those that are built become the ground for the next ones.
    const frame = requestAnimationFrame(() => setRipe((known) => (known.size === next.size && [...next].every((one) => known.has(one)) ? known : next)));
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return new Set(now);
}
