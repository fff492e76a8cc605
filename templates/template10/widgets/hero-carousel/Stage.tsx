import { ButtonLink, Icon, useMessages, type Slide } from '../../../../engine';
import { SlideStage } from '../../../../widgets/hero-carousel/SlideStage';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Stage.css';

/**
 * A billboard from edge to edge: the picture, on it the title in a light and a heavy line, facts and ways; chapters in
 * a corner.
 */
export function Stage({ label, slides, interval }: HeroCarouselFormProps) {
  return (
    <SlideStage
      {...{ label, slides, interval, styles }}
      size={[1440, 812]}
      marks={{ 'data-part': 'hero-stage' }}
      chapter={({ title, subtitle }) => (
        <span className={styles.name} aria-hidden="true">
          {subtitle ? `${title} ${subtitle}` : title}
        </span>
      )}
    >
      {(slide) => <Words slide={slide} />}
    </SlideStage>
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
        {subtitle ? <span>{subtitle}</span> : null}
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
