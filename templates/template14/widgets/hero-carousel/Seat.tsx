import { ButtonLink, useMessages } from '../../../../engine';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Seat.css';

/**
 * The first slide's words beside what stands in the slot `aside`, which hangs from the upper edge; for a table with a
 * free seat.
 */
export function Seat({ node, label, slides: [slide] }: HeroCarouselFormProps) {
  const message = useMessages();
  if (!slide) return null;
  const { kicker, title, subtitle, text, button, route } = slide;
  return (
    <section className={styles.hero} aria-label={label} data-part="hero-seat">
      <div className={styles.inside}>
        <div className={styles.words}>
          {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
          <h2 className={styles.title}>{subtitle ? `${title} ${subtitle}` : title}</h2>
          {text ? <p className={styles.text}>{text}</p> : null}
          <div className={styles.ways}>
            {button ? (
              <ButtonLink route={route} kind="primary" className={styles.way}>
                {button}
              </ButtonLink>
            ) : null}
            <ButtonLink route="promotions" className={styles.way}>
              {message('heroCarousel.allOffers')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.aside}>{node.slot('aside')}</div>
      </div>
    </section>
  );
}
