import { Picture, RouteLink, useMessages } from '../../../../engine';
import type { PromoStripFormProps } from '../../../../widgets/promo-strip/variants';
import * as styles from './Slants.css';

/** Offers as drawn panels with slanted gutters between them, each with its words in a box. */
export function Slants({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  return (
    <section aria-label={title || message('promoStrip.label')} data-part="promo-slants">
      <ul className={styles.list} role="list">
        {promotions.map(({ id, image, title: words, text }) => (
          <li key={id} className={styles.panel}>
            <Picture src={image} alt="" width={640} height={400} className={styles.picture} />
            <div className={styles.box}>
              <h3 className={styles.title}>
                <RouteLink route="promotions" className={styles.link}>
                  {words}
                </RouteLink>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
