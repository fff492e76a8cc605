import { useRef } from 'react';
import { ButtonLink, Icon, Picture, useMessages, type Slide } from '../../../../engine';
import { PauseButton, SlideButton } from '../../../../widgets/hero-carousel/SlideControls';
import { useSlideTrack } from '../../../../widgets/hero-carousel/useSlideTrack';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Carousel.css';

/**
 * One slide over the whole width, its picture behind the words; slot `aside` stands on the first slide's free side.
 * Below, the slides by name: a line fills while one is shown. The track scrolls by itself, with scripts or without.
 */
export function Carousel({ node, label, slides, interval }: HeroCarouselFormProps) {
  const message = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const slideTrack = useSlideTrack(list, slides.length, interval);
  return (
    <section
      aria-label={label}
      aria-roledescription={message('heroCarousel.carousel')}
      data-part="hero-carousel"
      {...slideTrack.pauseHandlers}
    >
      <ul className={styles.track} ref={list} tabIndex={-1} role="list">
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.place}>
            <CarouselSlide slide={slide} isEager={index === 0} />
            {index === 0 ? <div className={styles.aside}>{node.slot('aside')}</div> : null}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className={styles.controls}>
          {slides.map((slide, index) => (
            <SlideButton
              key={slide.id}
              className={styles.name}
              slide={slide}
              index={index}
              count={slides.length}
              track={slideTrack}
              interval={interval}
            >
              <span className={styles.words} aria-hidden="true">
                <b>{index + 1}</b> {slide.title}
              </span>
            </SlideButton>
          ))}
          <div className={styles.arrows}>
            <PauseButton className={styles.pause} track={slideTrack} interval={interval} />
            <button
              type="button"
              className={styles.arrow}
              aria-label={message('heroCarousel.back')}
              onClick={() => slideTrack.show(slideTrack.active - 1)}
            >
              <Icon name="chevron-left" size={16} />
            </button>
            <button
              type="button"
              className={styles.arrow}
              aria-label={message('heroCarousel.next')}
              onClick={() => slideTrack.show(slideTrack.active + 1)}
            >
              <Icon name="chevron-right" size={16} />
            </button>
          </div>
        </div>
      ) : null}
    </section>
  );
}

function CarouselSlide({ slide, isEager }: { readonly slide: Slide; readonly isEager: boolean }) {
  const message = useMessages();
  return (
    <>
      <Picture className={styles.picture} src={slide.image} alt="" width={1280} height={400} isEager={isEager} />
      <div className={styles.text}>
        {slide.kicker ? <p className={styles.kicker}>{slide.kicker}</p> : null}
        <h2 className={styles.title}>
          <span>{slide.title}</span>
          {slide.subtitle ? <span className={styles.subtitle}> {slide.subtitle}</span> : null}
        </h2>
        {slide.text ? <p className={styles.sentence}>{slide.text}</p> : null}
        <div className={styles.ways}>
          {slide.button ? (
            <ButtonLink route={slide.route} kind="primary" className={styles.way}>
              {slide.button}
            </ButtonLink>
          ) : null}
          <ButtonLink route="promotions" className={styles.quiet}>
            {message('heroCarousel.allOffers')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
