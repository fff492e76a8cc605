import type { Promotion } from '../../engine';

/** Where an offer is in its time: announced, running, over, or running without an end. */
export type Phase = 'soon' | 'running' | 'over';

/** The phase of an offer at a time in ms. An unknown time (null) counts as running, and so does an unknown end. */
export function phaseOf({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, now: number | null): Phase {
  if (now === null) return 'running';
  if (startsAt !== undefined && Date.parse(startsAt) > now) return 'soon';
  return endsAt && Date.parse(endsAt) <= now ? 'over' : 'running';
}
