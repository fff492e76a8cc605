import { Picture, RouteLink, useMessages } from '../../../engine';
import type { PromoStripFormProps } from '../variants';
import * as styles from './Feature.css';

/** Offers as wide stills side by side, their words on the picture. */
export function Feature({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  return (
    <section aria-label={title || message('promoStrip.label')} data-part="promo-feature">
      <ul className={styles.list} role="list">
        {promotions.map((promotion) => (
          <li key={promotion.id} className={styles.still}>
            <Picture src={promotion.image} alt="" width={660} height={283} className={styles.picture} />
            <div className={styles.words}>
              <h2 className={styles.title}>
                <RouteLink route="promotions" className={styles.link}>
                  {promotion.title}
                </RouteLink>
              </h2>
              <p className={styles.text}>{promotion.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
