import { ButtonLink } from '../../../../engine';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Readout.css';

/**
 * Widgets of the slot `aside` as cells that share their rules, the first as wide as the page; at the end of their row
 * the first slide in a cell of the one colour.
 */
export function Readout({ node, label, slides: [slide] }: HeroCarouselFormProps) {
  return (
    <div className={styles.readout} data-part="hero-readout">
      {node.slot('aside')}
      {slide ? (
        <section className={styles.offer} aria-label={label} data-part="hero-offer">
          {slide.kicker ? <p className={styles.kicker}>{slide.kicker}</p> : null}
          <h2 className={styles.title} data-part="hero-title">
            {slide.subtitle ? `${slide.title} ${slide.subtitle}` : slide.title}
          </h2>
          {slide.text ? <p className={styles.text}>{slide.text}</p> : null}
          {slide.button ? (
            <ButtonLink route={slide.route} className={styles.way}>
              {slide.button}
            </ButtonLink>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
