import { ButtonLink, Picture } from '../../../../engine';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Jackpot.css';

/**
 * A figure in the middle of a picture from edge to edge: the first slide's words above it, its way below; the figure
 * stands in the slot `aside`.
 */
export function Jackpot({ node, label, slides: [slide] }: HeroCarouselFormProps) {
  if (!slide) return null;
  const { image, title, subtitle, text, button, route } = slide;
  return (
    <section className={styles.hero} aria-label={label} data-part="hero-jackpot">
      <Picture className={styles.picture} src={image} alt="" width={2880} height={700} isEager />
      <div className={styles.words}>
        <h2 className={styles.title} data-part="hero-title">
          {subtitle ? `${title} ${subtitle}` : title}
        </h2>
        {text ? <p className={styles.text}>{text}</p> : null}
        <div className={styles.figure}>{node.slot('aside')}</div>
        {button ? (
          <ButtonLink route={route} kind="primary" className={styles.way}>
            {button}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
