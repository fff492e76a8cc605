import { useRef } from 'react';
import { ButtonLink, Icon, Picture, RouteLink, useMessages, type Slide } from '../../../../engine';
import { SlideChapters } from '../../../../widgets/hero-carousel/SlideControls';
import { useSlideTrack } from '../../../../widgets/hero-carousel/useSlideTrack';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Panels.css';
import * as words from './PanelWords.css';

/**
 * Each slide is a page of three panels with slanted gutters: the picture with the title lettered on it, the offer in a
 * bubble, and a glimpse of the next slide. Two panels on phones. Arrows on the frame, page numbers at its foot.
 */
export function Panels({ label, slides, interval }: HeroCarouselFormProps) {
  const message = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const slideTrack = useSlideTrack(list, slides.length, interval);
  const { active, show } = slideTrack;
  return (
    <section
      className={styles.book}
      aria-label={label}
      aria-roledescription={message('heroCarousel.carousel')}
      data-part="hero-panels"
      {...slideTrack.pauseHandlers}
    >
      <ul className={styles.track} ref={list} tabIndex={-1} role="list">
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.place}>
            <Page slide={slide} next={slides[(index + 1) % slides.length] ?? slide} isEager={index === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <>
          <button
            type="button"
            className={styles.arrows.back}
            aria-label={message('heroCarousel.back')}
            onClick={() => show(active - 1)}
          >
            <Icon name="chevron-left" size={26} />
          </button>
          <button
            type="button"
            className={styles.arrows.next}
            aria-label={message('heroCarousel.next')}
            onClick={() => show(active + 1)}
          >
            <Icon name="chevron-right" size={26} />
          </button>
          <SlideChapters
            slides={slides}
            track={slideTrack}
            interval={interval}
            classes={[styles.numbers, styles.number, styles.number]}
          >
            {(_, index) => index + 1}
          </SlideChapters>
        </>
      ) : null}
    </section>
  );
}

function Page({ slide, next, isEager }: { readonly slide: Slide; readonly next: Slide; readonly isEager: boolean }) {
  const message = useMessages();
  const { kicker, title, subtitle = '', text, button, route } = slide;
  return (
    <div className={styles.page}>
      <div className={styles.panels} aria-hidden="true">
        <div className={styles.frames.art}>
          <div className={styles.art}>
            <Picture className={styles.picture} src={slide.image} alt="" width={1000} height={560} isEager={isEager} />
          </div>
        </div>
        <div className={styles.frames.sky}>
          <div className={styles.sky} />
        </div>
        <div className={styles.frames.next}>
          <div className={styles.next}>
            <Picture className={styles.glimpse} src={next.image} alt="" width={1000} height={560} />
          </div>
        </div>
      </div>
      {kicker ? <p className={words.kicker}>{kicker}</p> : null}
      <h2 className={Math.max(title.length, subtitle.length) > 8 ? words.title.long : words.title.short}>
        <span>{title}</span>
        {subtitle ? <span className={words.second}> {subtitle}</span> : null}
      </h2>
      <div className={words.bubble}>
        {text ? <p className={words.offer}>{text}</p> : null}
        <div className={words.ways}>
          {button ? (
            <ButtonLink route={route} kind="primary">
              {button}
            </ButtonLink>
          ) : null}
          <RouteLink route="promotions" className={words.all}>
            {message('heroCarousel.allOffers')}
          </RouteLink>
        </div>
      </div>
      {next === slide ? null : (
        <RouteLink route={next.route} className={words.teaser}>
          {next.kicker ? <span className={words.meanwhile}>{next.kicker}</span> : null}
          <span className={words.promise}>{next.caption ?? `${next.title} ${next.subtitle ?? ''}`}</span>
        </RouteLink>
      )}
    </div>
  );
}
