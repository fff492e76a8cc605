import { Picture, RouteLink, useFormat, useMessages, useNow } from '../../../../engine';
import type { PromoStripFormProps } from '../../../../widgets/promo-strip/variants';
import * as styles from './Panes.css';

/**
 * Promotions side by side between rules, the first wider: the picture flush above, title and text below, at the foot
 * how long it lasts.
 */
export function Panes({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  const { countdown } = useFormat();
  const now = useNow(60_000);
  return (
    <section aria-label={title || message('promoStrip.label')} data-part="promo-panes">
      <ul className={styles.list} role="list">
        {promotions.map(({ id, kicker, title: words, text, image, endsAt }) => (
          <li key={id} className={styles.pane}>
            <Picture src={image} alt="" width={568} height={196} className={styles.picture} />
            <div className={styles.words}>
              <h3 className={styles.title}>
                <RouteLink route="promotions" query={{ offer: id }} className={styles.link}>
                  {words}
                </RouteLink>
              </h3>
              <p className={styles.text}>{text}</p>
              <p className={styles.foot}>
                <span className={styles.until}>
                  {endsAt && now !== null
                    ? message('common.endsIn', { time: countdown(endsAt, now) })
                    : (kicker ?? ' ')}
                </span>
                <span className={styles.open} aria-hidden="true">
                  {message('promoStrip.openShort')}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
