import { useState } from 'react';
import { ButtonLink, Icon, Picture, RouteLink, useMessages } from '../../../engine';
import type { HeroCarouselFormProps } from '../variants';
import * as styles from './Print.css';

/**
 * One offer at a time: words at the left, its print running out of the page at the right; a count and the next one's
 * name turn the leaf.
 */
export function Print({ label, slides }: HeroCarouselFormProps) {
  const message = useMessages();
  const [shown, setShown] = useState(0);
  const slide = slides[shown % slides.length];
  const next = slides[(shown + 1) % slides.length];
  if (!slide || !next) return null;
  return (
    <section className={styles.hero} aria-label={label} data-part="hero-print">
      <div className={styles.words}>
        <div aria-live="polite">
          {slide.kicker ? <p className={styles.kicker}>{slide.kicker}</p> : null}
          <h2 className={styles.title}>
            <span>{slide.title}</span> {slide.subtitle ? <i className={styles.phrase}>{slide.subtitle}</i> : null}
          </h2>
          {slide.text ? <p className={styles.text}>{slide.text}</p> : null}
          <div className={styles.ways}>
            {slide.button ? (
              <ButtonLink route={slide.route} kind="primary" className={styles.way}>
                {slide.button}
              </ButtonLink>
            ) : null}
            <RouteLink route="promotions" className={styles.link}>
              {message('heroCarousel.allOffers')}
            </RouteLink>
          </div>
        </div>
        {slides.length > 1 ? (
          <button
            type="button"
            className={styles.count}
            aria-label={message('heroCarousel.slide', {
              number: ((shown + 1) % slides.length) + 1,
              count: slides.length,
              title: next.title,
            })}
            onClick={() => setShown(shown + 1)}
          >
            <b>{(shown % slides.length) + 1}</b>
            <span className={styles.rule} />
            {slides.length}
            <span className={styles.next}>{next.subtitle ? `${next.title} ${next.subtitle}` : next.title}</span>
            <Icon name="chevron-right" size={16} />
          </button>
        ) : null}
      </div>
      <Picture className={styles.picture} src={slide.image} alt="" width={840} height={560} isEager />
    </section>
  );
}
