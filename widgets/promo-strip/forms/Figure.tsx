import { Icon, RouteLink, useMessages } from '../../../engine';
import type { PromoStripFormProps } from '../variants';
import * as styles from './Figure.css';

/** One offer whose figure fills its place: name, numeral, what it means. */
export function Figure({ title, promotions: [promotion] }: PromoStripFormProps) {
  const message = useMessages();
  if (!promotion) return null;
  const { kicker, figure } = promotion;
  return (
    <section className={styles.offer} aria-label={title || message('promoStrip.label')} data-part="promo-figure">
      <h2 className={styles.title}>
        <RouteLink route="promotions" className={styles.link}>
          {kicker ?? promotion.title}
        </RouteLink>
      </h2>
      <span className={styles.arrow} aria-hidden="true">
        <Icon name="chevron-right" size={22} />
        {promotion.button}
      </span>
      <div className={styles.row}>
        {figure ? <span className={styles.figure}>{figure}</span> : null}
        <p className={styles.text}>{promotion.text}</p>
      </div>
    </section>
  );
}
