import { Picture, RouteLink, useFormat, useMessages, useNow, type Promotion } from '../../../engine';
import type { PromoStripFormProps } from '../variants';
import * as styles from './Panels.css';

/** What is on today, in one strip of panels, the first one tinted; each with a line that counts down. */
export function Panels({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  return (
    <section aria-label={title || message('promoStrip.label')} data-part="promo-panels">
      <ul className={styles.strip} role="list">
        {promotions.map((promotion) => (
          <li key={promotion.id} className={styles.panel}>
            <div className={styles.words}>
              {promotion.kicker ? <span className={styles.kicker}>{promotion.kicker}</span> : null}
              <RouteLink route="promotions" className={styles.title}>
                {promotion.title}
              </RouteLink>
              <Timer promotion={promotion} />
            </div>
            <Picture src={promotion.image} alt="" width={66} height={76} className={styles.picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Time until the offer opens or ends; keeps its line while the time is not known. */
function Timer({ promotion: { startsAt, endsAt } }: { readonly promotion: Promotion }) {
  const message = useMessages();
  const { countdown } = useFormat();
  const now = useNow(1000);
  if (!startsAt && !endsAt) return null;
  const isAhead = now !== null && startsAt !== undefined && Date.parse(startsAt) > now;
  const end = isAhead ? startsAt : endsAt;
  return (
    <span className={styles.timer}>
      {now === null || !end ? ' ' : message(isAhead ? 'promoStrip.opensIn' : 'promoStrip.endsIn', { time: countdown(end, now) })}
    </span>
  );
}
