import { useRef, type ReactNode } from 'react';
import { Picture, useMessages, type Slide } from '../../engine';
import { SlideChapters } from './SlideControls';
import { useSlideTrack } from './useSlideTrack';
import type { HeroCarouselFormProps } from './variants';

interface SlideStageProps extends Pick<HeroCarouselFormProps, 'label' | 'slides' | 'interval'> {
  /** How a template draws it. */
  readonly styles: Readonly<Record<'stage' | 'track' | 'place' | 'picture' | 'chapters' | 'chapter' | 'pause', string>>;
  /** Width and height of a picture, in px. */
  readonly size: readonly [width: number, height: number];
  /** Attributes of the stage. */
  readonly marks: Readonly<Record<`data-${string}`, string>>;
  /** The words of a slide, over its picture. */
  readonly children: (slide: Slide) => ReactNode;
  /** What stands in the button of a slide; nothing where it is a mark. */
  readonly chapter?: (slide: Slide) => ReactNode;
}

/** Slides that change in a stage, each a picture with words over it, and the way to each of them. */
export function SlideStage({
  label,
  slides,
  interval,
  styles,
  size: [width, height],
  marks,
  children,
  chapter,
}: SlideStageProps) {
  const message = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const track = useSlideTrack(list, slides.length, interval);
  return (
    <section
      className={styles.stage}
      aria-label={label}
      aria-roledescription={message('heroCarousel.carousel')}
      {...marks}
      {...track.pauseHandlers}
    >
      <ul className={styles.track} ref={list} tabIndex={-1} role="list">
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.place}>
            <Picture
              className={styles.picture}
              src={slide.image}
              alt=""
              width={width}
              height={height}
              isEager={index === 0}
            />
            {children(slide)}
          </li>
        ))}
      </ul>
      <SlideChapters
        slides={slides}
        track={track}
        interval={interval}
        classes={[styles.chapters, styles.chapter, styles.pause]}
      >
        {chapter}
      </SlideChapters>
    </section>
  );
}
