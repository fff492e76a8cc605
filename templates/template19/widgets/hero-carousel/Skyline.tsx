import { ButtonLink, Numeral, Picture, type Slide } from '../../../../engine';
import { OfferTimer } from '../../../../widgets/OfferTimer';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Skyline.css';

/**
 * A tower in a fan of light: the figure in slot `aside` on a plate at its foot, the first two slides on pillars at both
 * sides.
 */
export function Skyline({ node, label, slides }: HeroCarouselFormProps) {
  return (
    <section className={styles.hero} aria-label={label} data-part="hero-skyline">
      <div className={styles.sky} aria-hidden="true">
        <div className={styles.rays} />
        <div className={styles.towers} />
      </div>
      <div className={styles.figure}>{node.slot('aside')}</div>
      {slides.slice(0, 2).map((slide, index) => (
        <Pillar key={slide.id} slide={slide} isFirst={index === 0} />
      ))}
    </section>
  );
}

/** A title of a few digits is set as a numeral above the words; any other stands in them, below the picture. */
function Pillar({ slide, isFirst }: { readonly slide: Slide; readonly isFirst: boolean }) {
  const { title, kicker, subtitle, text, image, button, route } = slide;
  const isFigure = /^\D?\d{1,3}\D{0,2}$/.test(title);
  return (
    <article className={styles.pillar} data-part="pillar">
      <div className={styles.panel}>
        {isFigure ? (
          <Numeral words={title} className={styles.numeral} />
        ) : (
          <Picture src={image} alt="" width={180} height={110} className={styles.picture} isEager />
        )}
        <h2 className={styles.title}>{isFigure ? (kicker ?? subtitle) : title}</h2>
        <p className={styles.text}>{text ?? subtitle}</p>
        <svg className={styles.ornament} viewBox="0 0 180 84" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M90 4v76M82 12v60M98 12v60M74 20v44M106 20v44M10 42h54M116 42h54M24 46h40M116 46h40" />
          <path className={styles.stone} d="m90 30 12 12-12 12-12-12z" />
          <path fill="currentColor" stroke="none" d="m90 36 6 6-6 6-6-6z" />
        </svg>
        <OfferTimer offer={slide} className={styles.timer} />
        {button ? (
          <ButtonLink route={route} kind={isFirst ? 'primary' : 'secondary'} className={styles.way}>
            {button}
          </ButtonLink>
        ) : null}
      </div>
    </article>
  );
}
