import { ButtonLink, Picture, useMessages } from '../../../../engine';
import type { PromoStripFormProps } from '../../../../widgets/promo-strip/variants';
import * as styles from './Invitation.css';

/** One offer as an invitation card: its words set large, one way in, the drawing in the lower corner. */
export function Invitation({ title, promotions: [promotion] }: PromoStripFormProps) {
  const message = useMessages();
  if (!promotion) return null;
  const { id, kicker, title: words, text, button, image } = promotion;
  return (
    <section aria-label={title || message('promoStrip.label')} className={styles.card} data-part="invitation">
      <Picture src={image} alt="" width={320} height={360} className={styles.picture} />
      {kicker ? <span className={styles.kicker}>{kicker}</span> : null}
      <h2 className={styles.title} data-part="invitation-title">
        {words}
      </h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink
        route="promotions"
        query={{ offer: id }}
        kind="primary"
        className={styles.way}
        aria-label={`${button}: ${words}`}
      >
        {button}
      </ButtonLink>
    </section>
  );
}
