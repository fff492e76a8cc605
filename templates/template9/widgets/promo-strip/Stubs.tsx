import { RouteLink, useMessages } from '../../../../engine';
import type { PromoStripFormProps } from '../../../../widgets/promo-strip/variants';
import * as styles from './Stubs.css';

/**
 * Promotions as coupons in three solid colours: the offer, and behind a dashed line between two notches its code from
 * foot to head.
 */
export function Stubs({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  return (
    <section aria-label={title || message('promoStrip.label')} className={styles.coupons} data-part="promo-stubs">
      <ul className={styles.list} role="list">
        {promotions.map((promotion, index) => (
          <li key={promotion.id} className={styles.coupons3[index % 3]}>
            <div className={styles.offer}>
              {promotion.figure ? (
                <b className={promotion.figure.length > 4 ? styles.smallFigure : styles.figure}>{promotion.figure}</b>
              ) : null}
              <h3 className={styles.title}>
                <RouteLink route="promotions" query={{ offer: promotion.id }} className={styles.link}>
                  {promotion.title}
                </RouteLink>
              </h3>
              <p className={styles.text}>{promotion.text}</p>
            </div>
            <p className={styles.stub}>
              <span className={styles.code}>
                <b className={styles.word}>{promotion.code ?? promotion.kicker}</b>
                <span aria-hidden="true">{promotion.code ? message('promoStrip.clip') : promotion.button}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
