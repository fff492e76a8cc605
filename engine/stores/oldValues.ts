import type { ContentCall } from '../api/contentCalls';
import { oldMark } from '../api/movingCalls';

const shown = new Map<ContentCall, number>();
let all = 0;
/** More than the time of the build is high, in px, in every language. */
const ageRoom = 160;

/**
 * Marks a read's values as those of the build while somebody shows them, and shows `asOf`, their time in words; returns
 * a function that ends it.
 */
export function showOld(call: ContentCall, asOf: string | undefined): () => void {
  if (asOf) document.body.dataset['asOf'] = asOf;
  count(call, 1);
  return () => count(call, -1);
}

/**
 * Takes the time of the build away unless values of the build are shown. Where it stands in the window, its room stays
 * until it has been scrolled out of sight: what somebody is about to press does not move.
 */
export function forgetAge(): void {
  const { body, documentElement } = document;
  const isOver = all === 0 && body.dataset['asOf'] !== undefined;
  const isInSight = isOver && scrollY + innerHeight > documentElement.scrollHeight - ageRoom;
  body.toggleAttribute('data-current', isInSight);
  if (isInSight) addEventListener('scroll', forgetAge, { passive: true });
  else removeEventListener('scroll', forgetAge);
  if (isOver && !isInSight) delete body.dataset['asOf'];
}

function count(call: ContentCall, change: number): void {
  const left = (shown.get(call) ?? 0) + change;
  shown.set(call, left);
  all += change;
  document.documentElement.toggleAttribute(oldMark(call), left > 0);
  forgetAge();
}
