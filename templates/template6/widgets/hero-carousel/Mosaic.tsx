import { ButtonLink, Picture, RouteLink, useMessages, type Slide } from '../../../../engine';
import { SlideStage } from '../../../../widgets/hero-carousel/SlideStage';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Mosaic.css';

/** Columns and rows of the two pictures on the wall, for desktops and wide ones, tablets and phones. */
const spans = { stage: '3x14:4x14 4x12 2x15', side: '2x8 2x8 2x7' } as const;

/**
 * A wall without gaps: slides that turn in its largest cell, one slide as a picture of its own, and in the slot `aside`
 * further cells that fit round them: on desktops 1×8, 1×6 and 2×6, from 1920 px 2×6 and two of 2×7, on tablets 1×8
 * twice and 4×7, on phones two of 1×8 and 2×7.
 */
export function Mosaic({ node, label, slides, interval }: HeroCarouselFormProps) {
  const turning = slides.filter((_, index) => index !== 1);
  const side = slides[1];
  return (
    <div className={styles.frame} data-part="hero-mosaic">
      <div className={styles.mosaic}>
        <SlideStage
          {...{ label, interval, styles }}
          slides={turning}
          size={[1400, 1080]}
          marks={{ 'data-span': spans.stage }}
        >
          {(slide) => <Words slide={slide} />}
        </SlideStage>
        {side ? <Side slide={side} /> : null}
        {node.slot('aside')}
      </div>
    </div>
  );
}

function Words({ slide: { kicker, title, subtitle, text, button, route } }: { readonly slide: Slide }) {
  const message = useMessages();
  return (
    <div className={styles.words}>
      {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
      <h2 className={styles.title}>
        <span>{title}</span> {subtitle ? <span className={styles.light}>{subtitle}</span> : null}
      </h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.ways}>
        {button ? (
          <ButtonLink route={route} kind="primary" className={styles.way}>
            {button}
          </ButtonLink>
        ) : null}
        <RouteLink route="promotions" className={styles.terms}>
          {message('heroCarousel.allOffers')}
        </RouteLink>
      </div>
    </div>
  );
}

function Side({ slide: { title, subtitle, caption, text, image, route } }: { readonly slide: Slide }) {
  return (
    <article className={styles.side} data-span={spans.side}>
      <Picture className={styles.sidePicture} src={image} alt="" width={912} height={608} isEager />
      <div className={styles.caption}>
        <h2 className={styles.sideTitle}>
          <RouteLink route={route} className={styles.sideLink}>
            {subtitle ? `${title} ${subtitle}` : title}
          </RouteLink>
        </h2>
        {caption || text ? <p className={styles.sideText}>{caption || text}</p> : null}
      </div>
    </article>
  );
}
