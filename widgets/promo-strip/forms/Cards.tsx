import { Picture, RouteLink, SectionHeading, useMessages } from '../../../engine';
import type { PromoStripFormProps } from '../variants';
import * as styles from './Cards.css';

/** Offers one below the other: the picture flush at the start, the offer in two lines beside it. */
export function Cards({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  return (
    <section className={styles.panel} aria-label={title || message('promoStrip.label')} data-part="promo-cards">
      {title ? <SectionHeading title={title} seeAll="promotions" /> : null}
      <ul className={styles.list} role="list">
        {promotions.map(({ id, title: words, text, image }) => (
          <li key={id} className={styles.card}>
            <Picture src={image} alt="" width={96} height={104} className={styles.picture} />
            <div className={styles.words}>
              <RouteLink route="promotions" className={styles.link}>
                {words}
              </RouteLink>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
