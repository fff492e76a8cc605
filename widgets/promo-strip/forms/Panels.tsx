import { Picture, RouteLink, useMessages } from '../../../engine';
import { OfferTimer } from '../../OfferTimer';
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
              <OfferTimer offer={promotion} className={styles.timer} />
            </div>
            <Picture src={promotion.image} alt="" width={66} height={76} className={styles.picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}
