import { RouteLink, useMessages } from '../../../../engine';
import type { PromoStripFormProps } from '../../../../widgets/promo-strip/variants';
import * as styles from './Boosts.css';

/** Offers on dark cards with a slant, each with its figure set like a price. */
export function Boosts({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  return (
    <section aria-label={title || message('promoStrip.label')} data-part="promo-boosts">
      <ul className={styles.list} role="list">
        {promotions.map(({ id, kicker, title: words, figure }) => (
          <li key={id} className={styles.card}>
            <span className={styles.kicker}>{kicker ?? ''}</span>
            <RouteLink route="promotions" className={styles.words}>
              {words}
            </RouteLink>
            {figure ? <span className={styles.figure}>{figure}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
