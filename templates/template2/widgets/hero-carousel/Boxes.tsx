import { ButtonLink, RouteLink, useMessages, type Slide } from '../../../../engine';
import './inner/BoxContents.css';
import { SlideStage } from '../../../../widgets/hero-carousel/SlideStage';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Boxes.css';

/**
 * A mosaic of boxes with room between them: slides that turn in the largest, a widget of the slot `aside` in each of
 * the others. Of twelve columns and three rows the slides take six and all, the widgets 3×2, 3×1, 3×2 and 3×1; narrow
 * windows have six columns, phones two and no third widget.
 */
export function Boxes({ node, label, slides, interval }: HeroCarouselFormProps) {
  return (
    <div className={styles.boxes} data-part="hero-boxes">
      <SlideStage {...{ label, slides, interval, styles }} size={[690, 484]} marks={{ 'data-part': 'hero-box' }}>
        {(slide) => <Words slide={slide} />}
      </SlideStage>
      {node.slot('aside')}
    </div>
  );
}

/** A figure is set as large as the box allows, the sign at its end smaller and raised. */
function Words({ slide: { kicker, title, subtitle, text, button, route } }: { readonly slide: Slide }) {
  const message = useMessages();
  const [, figure = '', sign = ''] = /^([^\p{L}]{1,4}?)([%×x+]?)$/u.exec(title) ?? [];
  return (
    <div className={styles.words}>
      {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
      <h2 className={styles.title} data-part="hero-title">
        {figure ? (
          <span className={styles.figure}>
            {figure}
            <span className={styles.sign}>{sign}</span>
          </span>
        ) : (
          <span className={styles.name}>{title}</span>
        )}
        {subtitle ? <span> {subtitle}</span> : null}
      </h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.ways}>
        {button ? (
          <ButtonLink route={route} kind="second" className={styles.way}>
            {button}
          </ButtonLink>
        ) : null}
        <RouteLink route="promotions" className={styles.all}>
          {message('heroCarousel.allOffers')}
        </RouteLink>
      </div>
    </div>
  );
}
