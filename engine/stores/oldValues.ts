import { oldMark, type MovingCall } from '../api/movingCalls';

const shown = new Map<MovingCall, number>();

/** Marks a read's values as those of the build while somebody shows them; returns a function that ends it. */
export function showOld(call: MovingCall): () => void {
  count(call, 1);
  return () => count(call, -1);
}

function count(call: MovingCall, change: number): void {
  const left = (shown.get(call) ?? 0) + change;
  shown.set(call, left);
  document.documentElement.toggleAttribute(oldMark(call), left > 0);
}
