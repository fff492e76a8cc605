import { useFormat, useMessages, useNow } from '../engine';

interface OfferTimerProps {
  /** From when to when it is on, in ISO 8601. */
  readonly offer: { readonly startsAt?: string | undefined; readonly endsAt?: string | null | undefined };
  readonly className: string;
}

/**
 * Time until an offer opens or ends; keeps its line while the time is not known, and is not there for an offer without
 * an end.
 */
export function OfferTimer({ offer: { startsAt, endsAt }, className }: OfferTimerProps) {
  const message = useMessages();
  const { countdown } = useFormat();
  const now = useNow(1000);
  if (!startsAt && !endsAt) return null;
  const isAhead = now !== null && startsAt !== undefined && Date.parse(startsAt) > now;
  const end = isAhead ? startsAt : endsAt;
  const words =
    now === null || !end ? ' ' : message(isAhead ? 'common.opensIn' : 'common.endsIn', { time: countdown(end, now) });
  return <span className={className}>{words}</span>;
}
