import { Badge, useFormat, useMessages, type Promotion } from '../../engine';
import { phaseOf } from './phase';
import * as styles from './PromotionList.css';

/** How long until an offer opens or ends, counting down. Its room stands before the time is known, or its end. */
export function OfferTime({ offer, now }: { readonly offer: Promotion; readonly now: number | null }) {
  const message = useMessages();
  const { countdown } = useFormat();
  const room = <span className={styles.time}>{'\u00a0'}</span>;
  if (now === null) return room;
  const phase = phaseOf(offer, now);
  if (phase === 'soon')
    return (
      <Badge tone="info">{message('promotionList.opensIn', { time: countdown(offer.startsAt ?? '', now) })}</Badge>
    );
  if (phase === 'over') return <Badge tone="neutral">{message('promotionList.over')}</Badge>;
  if (offer.endsAt === null) return room;
  if (offer.endsAt === undefined) return <Badge tone="ok">{message('promotionList.noEnd')}</Badge>;
  return <Badge tone="warn">{message('promotionList.endsIn', { time: countdown(offer.endsAt, now) })}</Badge>;
}
