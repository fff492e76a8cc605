import { useRef } from 'react';
import { Icon, useMessages } from '../../../engine';
import { PeekSlide } from '../PeekSlide';
import { SlideChapters } from '../SlideControls';
import { useSlideTrack } from '../useSlideTrack';
import type { HeroCarouselFormProps } from '../variants';
import * as styles from './Peek.css';

/**
 * One slide in the middle, its neighbours in sight at both sides. The track scrolls by itself, with scripts or without.
 */
export function Peek({ label, slides, interval }: HeroCarouselFormProps) {
  const message = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const slideTrack = useSlideTrack(list, slides.length, interval);
  const last = slides[slides.length - 1];
  const first = slides[0];
  return (
    <section
      className={styles.stage}
      aria-label={label}
      aria-roledescription={message('heroCarousel.carousel')}
      data-part="hero-peek"
      {...slideTrack.pauseHandlers}
    >
      <div className={styles.window}>
        <ul className={styles.track} ref={list} tabIndex={-1}>
          {slides.map((slide, index) => (
            <li key={slide.id} className={styles.place} data-active={index === slideTrack.active ? '' : undefined}>
              {index === 0 && last && slides.length > 1 ? (
                <div className={styles.ghost.before}>
                  <PeekSlide slide={last} tone={slides.length - 1} isGhost />
                </div>
              ) : null}
              <PeekSlide
                slide={slide}
                tone={index}
                isMirrored={index % 2 === 1 && index < slides.length - 1}
                isEager={index === 0}
              />
              {index === slides.length - 1 && first && slides.length > 1 ? (
                <div className={styles.ghost.after}>
                  <PeekSlide slide={first} tone={0} isGhost />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
        {slides.length > 1 ? (
          <div className={styles.controls}>
            <button
              type="button"
              className={styles.arrow.back}
              aria-label={message('heroCarousel.back')}
              onClick={() => slideTrack.show(slideTrack.active - 1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              className={styles.arrow.next}
              aria-label={message('heroCarousel.next')}
              onClick={() => slideTrack.show(slideTrack.active + 1)}
            >
              <Icon name="chevron-right" />
            </button>
            <SlideChapters
              slides={slides}
              track={slideTrack}
              interval={interval}
              classes={[styles.dots, styles.dot, styles.pause]}
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
