import { useRef } from 'react';
import { useMessages } from '../../../../engine';
import { PeekSlide } from '../../../../widgets/hero-carousel/PeekSlide';
import { SlideChapters } from '../../../../widgets/hero-carousel/SlideControls';
import { useSlideTrack } from '../../../../widgets/hero-carousel/useSlideTrack';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './PeekCards.css';

/** Surfaces of a slide in turn: the accent, the second colour, the depth; the band's is the page's own. */
const tones = [0, 3, 2] as const;

/** Low cards from the edge of the column, the next one in sight; a mark for each below, with the way to stop them. */
export function PeekCards({ label, slides, interval }: HeroCarouselFormProps) {
  const message = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const track = useSlideTrack(list, slides.length, interval);
  return (
    <section
      aria-label={label}
      aria-roledescription={message('heroCarousel.carousel')}
      data-part="hero-peek"
      {...track.pauseHandlers}
    >
      <ul className={styles.track} ref={list} tabIndex={-1} role="list">
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.place}>
            <PeekSlide slide={slide} tone={tones[index % tones.length] ?? 0} isEager={index === 0} />
          </li>
        ))}
      </ul>
      <SlideChapters
        slides={slides}
        track={track}
        interval={interval}
        classes={[styles.dots, styles.dot, styles.pause]}
      />
    </section>
  );
}
