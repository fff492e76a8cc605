import type { ContentCall } from '../api/contentCalls';
import { oldMark } from '../api/movingCalls';

const shown = new Map<ContentCall, number>();
let all = 0;
let onCurrent: ((isCurrent: boolean) => void) | undefined;

/**
 * Marks a read's values as those of the build while somebody shows them, and shows `asOf`, their time in words; returns
 * a function that ends it.
 */
export function showOld(call: ContentCall, asOf: string | undefined): () => void {
  if (asOf) document.body.dataset['asOf'] = asOf;
  count(call, 1);
  return () => count(call, -1);
}

/** Tells whether no values of the build are shown: now, and each time that a read begins or ends to show some. */
export function watchOld(tell: (isCurrent: boolean) => void): void {
  onCurrent = tell;
  tell(all === 0);
}

function count(call: ContentCall, change: number): void {
  const left = (shown.get(call) ?? 0) + change;
  shown.set(call, left);
  all += change;
  document.documentElement.toggleAttribute(oldMark(call), left > 0);
  onCurrent?.(all === 0);
}
