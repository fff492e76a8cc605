import { Icon, Picture, RouteLink, SectionHeading, useMessages } from '../../../engine';
import type { PromoStripFormProps } from '../variants';
import * as styles from './Posters.css';

/** Offers as panels in three colours, words at the left, the drawing growing out of the corner. */
export function Posters({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  return (
    <section aria-label={title || message('promoStrip.label')} data-part="promo-posters">
      {title ? <SectionHeading title={title} seeAll="promotions" /> : null}
      <ul className={styles.list} role="list">
        {promotions.map((promotion) => (
          <li key={promotion.id} className={styles.poster}>
            <Picture src={promotion.image} alt="" width={320} height={360} className={styles.picture} />
            <div className={styles.words}>
              {promotion.kicker ? <span className={styles.kicker}>{promotion.kicker}</span> : null}
              <h3 className={styles.title}>
                <RouteLink route="promotions" className={styles.link}>
                  {promotion.title}
                </RouteLink>
              </h3>
              <span className={styles.more} aria-hidden="true">
                {promotion.button}
                <Icon name="chevron-right" size={14} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
