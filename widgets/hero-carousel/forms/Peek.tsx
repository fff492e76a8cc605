import { useRef } from 'react';
import { Icon, useMessages } from '../../../engine';
import { PeekSlide } from '../PeekSlide';
import { useSlideTrack } from '../useSlideTrack';
import type { HeroCarouselFormProps } from '../variants';
import * as styles from './Peek.css';

/** One slide in the middle, its neighbours in sight at both sides. The track scrolls by itself, with scripts or without. */
export function Peek({ label, slides, interval }: HeroCarouselFormProps) {
  const message = useMessages();
  const track = useRef<HTMLUListElement>(null);
  const { active, isPlaying, setPlaying, show, hold } = useSlideTrack(track, slides.length, interval);
  const last = slides[slides.length - 1];
  const first = slides[0];
  return (
    <section className={styles.stage} aria-label={label} aria-roledescription={message('heroCarousel.carousel')} data-part="hero-peek" {...hold}>
      <div className={styles.window}>
        <ul className={styles.track} ref={track} tabIndex={-1}>
          {slides.map((slide, index) => (
            <li key={slide.id} className={styles.place} data-active={index === active ? '' : undefined}>
              {index === 0 && last && slides.length > 1 ? (
                <div className={styles.ghost.before}>
                  <PeekSlide slide={last} tone={slides.length - 1} isGhost />
                </div>
              ) : null}
              <PeekSlide slide={slide} tone={index} isMirrored={index % 2 === 1 && index < slides.length - 1} isEager={index === 0} />
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
            <button type="button" className={styles.arrow.back} aria-label={message('heroCarousel.back')} onClick={() => show(active - 1)}>
              <Icon name="chevron-left" />
            </button>
            <button type="button" className={styles.arrow.next} aria-label={message('heroCarousel.next')} onClick={() => show(active + 1)}>
              <Icon name="chevron-right" />
            </button>
            <div className={styles.dots}>
              {slides.map((slide, index) => (
                <button
                  key={slide.id}
                  type="button"
                  className={styles.dot}
                  aria-label={message('heroCarousel.slide', { number: index + 1, count: slides.length, title: slide.title })}
                  aria-current={index === active ? 'true' : undefined}
                  onClick={() => show(index)}
                />
              ))}
              {interval > 0 ? (
                <button
                  type="button"
                  className={styles.pause}
                  aria-label={message(isPlaying ? 'heroCarousel.pause' : 'heroCarousel.play')}
                  onClick={() => setPlaying(!isPlaying)}
                >
                  {isPlaying ? (
                    <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
                      <path d="M2 1h3.500v12H2zM8.500 1H12v12H8.500z" />
                    </svg>
                  ) : (
                    <Icon name="play" size={16} />
                  )}
                </button>
              ) : null}
            </div>
          </div>
        ) : null}
      </div>
    </section>
  );
}
