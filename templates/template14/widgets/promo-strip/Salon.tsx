import { ButtonLink, Picture, useMessages } from '../../../../engine';
import type { PromoStripFormProps } from '../../../../widgets/promo-strip/variants';
import * as styles from './Salon.css';

/**
 * Offers as panels with their drawing in the lower corner, the first one wide; a single one as a room: words and a fact
 * inside a fine line, its picture beside.
 */
export function Salon({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  const isRoom = promotions.length === 1;
  return (
    <section
      aria-label={title || message('promoStrip.label')}
      data-part="promo-salon"
      data-room={isRoom ? '' : undefined}
    >
      <ul className={isRoom ? styles.rooms : styles.panels} role="list">
        {promotions.map(({ id, kicker, title: words, text, button, figure, image }, index) => (
          <li key={id} className={isRoom ? styles.room : styles.panel}>
            <div className={styles.words}>
              <h2 className={styles.title}>{words}</h2>
              <p className={styles.text}>{text}</p>
              {isRoom && kicker && figure ? (
                <dl className={styles.facts}>
                  <dt>{kicker}</dt>
                  <dd className={styles.fact}>{figure}</dd>
                </dl>
              ) : null}
              <ButtonLink
                route="promotions"
                query={{ offer: id }}
                kind={index === 0 && !isRoom ? 'primary' : 'secondary'}
                className={styles.way}
                aria-label={`${button}: ${words}`}
              >
                {button}
              </ButtonLink>
            </div>
            <Picture
              src={image}
              alt=""
              width={isRoom ? 640 : 340}
              height={isRoom ? 340 : 260}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
