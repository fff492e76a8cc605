import { useEffect, useState } from 'react';
import type { RenderQueue } from './RenderQueue';

/**
 * Whether the card of a game may be built now. What was built before stays.
 *
 * @param key Of the game; empty where there is none, which is not enqueued.
 */
export function useRenderQueue(renderQueue: RenderQueue, place: number, key: string): boolean {
  const [built, setBuilt] = useState(renderQueue.isAhead ? key : '');
  const isBuilt = key === '' || renderQueue.isAhead || built === key;
  useEffect(
    () => (isBuilt ? undefined : renderQueue.enqueue(place, () => setBuilt(key))),
    [renderQueue, place, key, isBuilt],
  );
  return isBuilt;
}
