import { useRef } from 'react';
import { ButtonLink, Icon, Picture, useMessages, type Slide } from '../../../../engine';
import { SlideChapters } from '../../../../widgets/hero-carousel/SlideControls';
import { useSlideTrack } from '../../../../widgets/hero-carousel/useSlideTrack';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Scene.css';

/**
 * One scene over the whole width, its words at the start and below on phones; what comes next, arrows and a light for
 * each scene stand in the picture. The track scrolls by itself, with scripts or without.
 */
export function Scene({ label, slides, interval }: HeroCarouselFormProps) {
  const message = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const track = useSlideTrack(list, slides.length, interval);
  const next = slides.length > 1 ? slides[(track.active + 1) % slides.length] : undefined;
  return (
    <section
      className={styles.hero}
      aria-label={label}
      aria-roledescription={message('heroCarousel.carousel')}
      data-part="hero-scene"
      {...track.pauseHandlers}
    >
      <ul className={styles.track} ref={list} tabIndex={-1} role="list">
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.place}>
            <Words slide={slide} isEager={index === 0} />
          </li>
        ))}
      </ul>
      {next ? (
        <button
          type="button"
          className={styles.next}
          data-part="scene-next"
          onClick={() => track.show(track.active + 1)}
        >
          <Picture className={styles.preview} src={next.image} alt="" width={66} height={50} />
          <span>
            {message('heroCarousel.next')}{' '}
            <b className={styles.name}>{next.subtitle ? `${next.title} ${next.subtitle}` : next.title}</b>
          </span>
        </button>
      ) : null}
      {next ? (
        <div className={styles.pager}>
          <button
            type="button"
            className={styles.arrow}
            aria-label={message('heroCarousel.back')}
            onClick={() => track.show(track.active - 1)}
          >
            <Icon name="chevron-left" size={18} />
          </button>
          <SlideChapters
            slides={slides}
            track={track}
            interval={interval}
            classes={[styles.lights, styles.light, styles.arrow]}
          />
          <button
            type="button"
            className={styles.arrow}
            aria-label={message('heroCarousel.next')}
            onClick={() => track.show(track.active + 1)}
          >
            <Icon name="chevron-right" size={18} />
          </button>
        </div>
      ) : null}
    </section>
  );
}

function Words({
  slide: { image, kicker, title, subtitle, text, caption, button, route },
  isEager,
}: {
  readonly slide: Slide;
  readonly isEager: boolean;
}) {
  return (
    <>
      <Picture className={styles.picture} src={image} alt="" width={1312} height={448} isEager={isEager} />
      <div className={styles.words}>
        {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
        <h2 className={styles.title}>
          <span>{title}</span> {subtitle ? <span className={styles.subtitle}>{subtitle}</span> : null}
        </h2>
        {text ? <p className={styles.text}>{text}</p> : null}
        {button ? (
          <p className={styles.way}>
            <ButtonLink route={route} kind="primary">
              {button}
            </ButtonLink>
            {caption ? <small className={styles.caption}>{caption}</small> : null}
          </p>
        ) : null}
      </div>
    </>
  );
}
