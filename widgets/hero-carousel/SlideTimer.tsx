import { useFormat, useMessages, useNow, type Slide } from '../../engine';

/** Time until a slide's offer opens or ends; keeps its line while the time is not known, and is not there for an offer without an end. */
export function SlideTimer({ slide: { startsAt, endsAt }, className }: { readonly slide: Slide; readonly className: string }) {
  const message = useMessages();
  const { countdown } = useFormat();
  const now = useNow(1000);
  if (!startsAt && !endsAt) return null;
  const isAhead = now !== null && startsAt !== undefined && Date.parse(startsAt) > now;
  const end = isAhead ? startsAt : endsAt;
  const words = now === null || !end ? ' ' : message(isAhead ? 'heroCarousel.opensIn' : 'heroCarousel.endsIn', { time: countdown(end, now) });
  return <span className={className}>{words}</span>;
}
