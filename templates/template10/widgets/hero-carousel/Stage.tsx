import { useRef } from 'react';
import { ButtonLink, Icon, Picture, useMessages, type Slide } from '../../../../engine';
import { SlideChapters } from '../../../../widgets/hero-carousel/SlideControls';
import { useSlideTrack } from '../../../../widgets/hero-carousel/useSlideTrack';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Stage.css';

/**
 * A billboard from edge to edge: the picture, on it the title in a light and a heavy line, facts and ways; chapters in
 * a corner.
 */
export function Stage({ label, slides, interval }: HeroCarouselFormProps) {
  const message = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const slideTrack = useSlideTrack(list, slides.length, interval);
  return (
    <section
      className={styles.stage}
      aria-label={label}
      aria-roledescription={message('heroCarousel.carousel')}
      data-part="hero-stage"
      {...slideTrack.pauseHandlers}
    >
      <ul className={styles.track} ref={list} tabIndex={-1} role="list">
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.place}>
            <Picture
              className={styles.picture}
              src={slide.image}
              alt=""
              width={1440}
              height={812}
              isEager={index === 0}
            />
            <Words slide={slide} />
          </li>
        ))}
      </ul>
      <SlideChapters
        slides={slides}
        track={slideTrack}
        interval={interval}
        classes={[styles.chapters, styles.chapter, styles.pause]}
      >
        {({ title, subtitle }) => (
          <span className={styles.name} aria-hidden="true">
            {subtitle ? `${title} ${subtitle}` : title}
          </span>
        )}
      </SlideChapters>
    </section>
  );
}

/** The caption holds facts, one after each middle dot. */
function Words({ slide: { kicker, title, subtitle, caption, text, button, route } }: { readonly slide: Slide }) {
  const message = useMessages();
  return (
    <div className={styles.words}>
      {kicker ? (
        <p className={styles.kicker}>
          <Icon name="star" size={18} />
          {kicker}
        </p>
      ) : null}
      <h2 className={styles.title}>
        <span className={styles.light}>{title} </span>
        {subtitle ? <span>{subtitle}</span> : null}
      </h2>
      {caption ? (
        <ul className={styles.facts} role="list">
          {caption.split(' · ').map((fact) => (
            <li key={fact} className={styles.fact}>
              {fact}
            </li>
          ))}
        </ul>
      ) : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.ways}>
        {button ? (
          <ButtonLink route={route} kind="primary" className={styles.way}>
            <Icon name="play" size={18} />
            {button}
          </ButtonLink>
        ) : null}
        <ButtonLink route="promotions" className={styles.quiet}>
          {message('heroCarousel.allOffers')}
        </ButtonLink>
      </div>
    </div>
  );
}
