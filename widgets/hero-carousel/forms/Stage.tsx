import { useRef } from 'react';
import { ButtonLink, Icon, Picture, useMessages, type Slide } from '../../../engine';
import { useSlideTrack } from '../useSlideTrack';
import type { HeroCarouselFormProps } from '../variants';
import * as styles from './Stage.css';

/** A billboard from edge to edge: the picture, on it the title in a light and a heavy line, facts and ways; chapters in a corner. */
export function Stage({ label, slides, interval }: HeroCarouselFormProps) {
  const message = useMessages();
  const track = useRef<HTMLUListElement>(null);
  const { active, isPlaying, setPlaying, show, hold } = useSlideTrack(track, slides.length, interval);
  return (
    <section className={styles.stage} aria-label={label} aria-roledescription={message('heroCarousel.carousel')} data-part="hero-stage" {...hold}>
      <ul className={styles.track} ref={track} tabIndex={-1} role="list">
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.place}>
            <Picture className={styles.picture} src={slide.image} alt="" width={1440} height={812} isEager={index === 0} />
            <Words slide={slide} />
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className={styles.chapters}>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className={styles.chapter}
              aria-label={message('heroCarousel.slide', { number: index + 1, count: slides.length, title: slide.title })}
              aria-current={index === active ? 'true' : undefined}
              data-running={index === active && isPlaying && interval > 0 ? '' : undefined}
              onClick={() => show(index)}
            >
              <span className={styles.name} aria-hidden="true">
                {slide.title} {slide.subtitle}
              </span>
            </button>
          ))}
          {interval > 0 ? (
            <button
              type="button"
              className={styles.pause}
              aria-label={message(isPlaying ? 'heroCarousel.pause' : 'heroCarousel.play')}
              onClick={() => setPlaying(!isPlaying)}
            >
              {isPlaying ? (
                <svg width="12" height="14" viewBox="0 0 12 14" fill="currentColor" aria-hidden="true">
                  <path d="M1 1h3v12H1zM8 1h3v12H8z" />
                </svg>
              ) : (
                <Icon name="play" size={16} />
              )}
            </button>
          ) : null}
        </div>
      ) : null}
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
        {subtitle}
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
