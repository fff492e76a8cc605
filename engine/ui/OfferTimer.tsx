import { useFormat } from '../application/useFormat';
import { useMessages } from '../application/useText';
import { useNow } from '../application/useNow';

interface OfferTimerProps {
  /** ISO 8601: when it opens, and when it ends. */
  readonly offer: { readonly startsAt?: string; readonly endsAt?: string };
  /** Whose words it uses: that of the widget which shows it. */
  readonly of: 'heroCarousel' | 'promoStrip';
  readonly className: string;
}

/** Time until an offer opens or ends; keeps its line while the time is not known, and is not there for an offer without an end. */
export function OfferTimer({ offer: { startsAt, endsAt }, of, className }: OfferTimerProps) {
  const message = useMessages();
  const { countdown } = useFormat();
  const now = useNow(1000);
  if (!startsAt && !endsAt) return null;
  const isAhead = now !== null && startsAt !== undefined && Date.parse(startsAt) > now;
  const end = isAhead ? startsAt : endsAt;
  return <span className={className}>{now === null || !end ? ' ' : message(isAhead ? `${of}.opensIn` : `${of}.endsIn`, { time: countdown(end, now) })}</span>;
}
