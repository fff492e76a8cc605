import { ButtonLink, Picture, useMessages } from '../../../../engine';
import type { PromoStripFormProps } from '../../../../widgets/promo-strip/variants';
import * as styles from './Framed.css';

/**
 * Promotions as boards in lacquer and gilt by turns, inside an ornamental frame: title, sentence, the way to it, and
 * the picture at the end.
 */
export function Framed({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  return (
    <section aria-label={title || message('promoStrip.label')} data-part="promo-framed">
      <ul className={styles.boards} role="list">
        {promotions.map(({ id, title: words, text, button, image }, index) => (
          <li key={id} className={index % 2 === 0 ? styles.board : styles.gilt} data-part="promo-board">
            <Picture src={image} alt="" width={200} height={268} className={styles.picture} />
            <h3 className={styles.title}>{words}</h3>
            {text ? <p className={styles.text}>{text}</p> : null}
            <ButtonLink
              route="promotions"
              query={{ offer: id }}
              kind={index % 2 === 0 ? 'primary' : 'secondary'}
              className={styles.way}
              aria-label={`${button}: ${words}`}
            >
              {button}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
