import { ButtonLink, useMessages } from '../../../../engine';
import type { PromoStripFormProps } from '../../../../widgets/promo-strip/variants';
import * as styles from './Coupons.css';

/** Promotions as coupons with a dashed edge and scissors on it. */
export function Coupons({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  return (
    <section aria-label={title || message('promoStrip.label')} className={styles.coupons} data-part="coupons">
      <svg className={styles.scissors} viewBox="0 0 40 28" width="40" height="28" aria-hidden="true">
        <path
          d="M8 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM8 14.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM11.5 12 38 22M11.5 16 38 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <ul className={styles.list}>
        {promotions.map((promotion, index) => (
          <li key={promotion.id} className={styles.coupon}>
            <h3 className={styles.title}>{promotion.title}</h3>
            <span className={styles.figure}>{promotion.figure ?? ''}</span>
            <p className={styles.code}>
              <span>{message('promoStrip.coupon', { number: index + 1 })}</span>
              {promotion.code ? <span translate="no">{promotion.code}</span> : null}
            </p>
            <p className={styles.text}>{promotion.text}</p>
            <ButtonLink
              route="promotions"
              kind="primary"
              className={styles.button}
              aria-label={`${message('promoStrip.clip')}: ${promotion.title}`}
            >
              {message('promoStrip.clip')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
