import { useRef } from 'react';
import { ButtonLink, Icon, Picture, useMessages, type Slide } from '../../../../engine';
import { PauseButton } from '../../../../widgets/hero-carousel/SlideControls';
import { useSlideTrack } from '../../../../widgets/hero-carousel/useSlideTrack';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './PeekPane.css';

/**
 * Slides from the left edge of the column, the next in sight as far as the page goes, after the last the picture of the
 * first; the words on a frosted pane over the picture.
 */
export function PeekPane({ label, slides, interval }: HeroCarouselFormProps) {
  const message = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [first] = slides;
  const slideTrack = useSlideTrack(list, slides.length, interval);
  return (
    <section
      className={styles.stage}
      aria-label={label}
      aria-roledescription={message('heroCarousel.carousel')}
      data-part="hero-peek"
      {...slideTrack.pauseHandlers}
    >
      <ul className={styles.track} ref={list} tabIndex={-1} role="list">
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.place} data-active={index === slideTrack.active ? '' : undefined}>
            <Picture
              className={styles.picture}
              src={slide.image}
              alt=""
              width={1000}
              height={456}
              isEager={index === 0}
            />
            {/* Another element for each state: one that grows counts as a shift of the page. */}
            <Words key={index === slideTrack.active ? 'whole' : 'name'} slide={slide} />
          </li>
        ))}
        {first && slides.length > 1 ? (
          <li className={styles.place} aria-hidden="true">
            <Picture className={styles.picture} src={first.image} alt="" width={1000} height={456} />
          </li>
        ) : null}
      </ul>
      {slides.length > 1 ? (
        <div className={styles.controls}>
          <PauseButton className={styles.control} track={slideTrack} interval={interval} />
          <button
            type="button"
            className={styles.arrow}
            aria-label={message('heroCarousel.back')}
            onClick={() => slideTrack.show(slideTrack.active - 1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={message('heroCarousel.next')}
            onClick={() => slideTrack.show(slideTrack.active + 1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      ) : null}
    </section>
  );
}

function Words({ slide: { kicker, title, subtitle, text, button, route } }: { readonly slide: Slide }) {
  return (
    <div className={styles.pane}>
      {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
      <h2 className={styles.title}>
        <span>{title}</span>
        {subtitle ? <span className={styles.subtitle}> {subtitle}</span> : null}
      </h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {button ? (
        <ButtonLink route={route} kind="primary" className={styles.way}>
          {button}
        </ButtonLink>
      ) : null}
    </div>
  );
}
