import type { ContentCall } from '../api/contentCalls';

/** Reads whose values move by themselves: what the build knew is no longer true when somebody sees it. */
export const movingCalls = ['jackpots', 'matches', 'raceCard', 'statistics'] as const satisfies readonly ContentCall[];
export type MovingCall = (typeof movingCalls)[number];

/** The attribute of `<html>` that says so: elements with `data-moving` and the same name are marked by it (`engine/theme/base.css.ts`). Every page is served with all. */
export const oldMark = (call: MovingCall): `data-old-${MovingCall}` => `data-old-${call}`;

export function isMoving(call: ContentCall): call is MovingCall {
  return (movingCalls as readonly ContentCall[]).includes(call);
}

const shown = new Map<MovingCall, number>();

/** Marks a read's values as those of the build while somebody shows them; gives what ends it. */
export function showOld(call: MovingCall): () => void {
  count(call, 1);
  return () => count(call, -1);
}

function count(call: MovingCall, change: number): void {
  const left = (shown.get(call) ?? 0) + change;
  shown.set(call, left);
  document.documentElement.toggleAttribute(oldMark(call), left > 0);
}
