import { Picture, RouteLink, type Slide } from '../../engine';
import * as styles from './PeekSlide.css';

interface PeekSlideProps {
  readonly slide: Slide;
  /** Place in the row; surfaces take turns by it. */
  readonly tone: number;
  /** The picture stands on the left, so that a neighbour shows it and not its words. */
  readonly isMirrored?: boolean;
  readonly isEager?: boolean;
  /** A picture of a neighbour beyond the end of the row: seen, not reached. */
  readonly isGhost?: boolean;
}

const tones = ['accent', 'band', 'deep', 'second'] as const;

/** A slide: rays in the colours of its surface, the operator's picture on them, and the words. */
export function PeekSlide({ slide, tone, isMirrored = false, isEager = false, isGhost = false }: PeekSlideProps) {
  const surface = styles.slide[tones[tone % tones.length] ?? 'accent'];
  return (
    <article
      className={surface}
      data-mirrored={isMirrored ? '' : undefined}
      {...(isGhost ? { 'aria-hidden': true, inert: true } : {})}
    >
      <Picture className={styles.picture} src={slide.image} alt="" width={626} height={420} isEager={isEager} />
      <svg className={styles.ground} viewBox="0 0 1080 66" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 46q200-46 420-18t400-12 260-4v60H0Z" />
      </svg>
      {isGhost ? null : (
        <div className={styles.words}>
          {slide.kicker ? <p className={styles.kicker}>{slide.kicker}</p> : null}
          <h2 className={slide.title.length > 7 ? styles.title.long : styles.title.short}>
            <span>{slide.title}</span>
            {slide.subtitle ? <span className={styles.subtitle}> {slide.subtitle}</span> : null}
          </h2>
          {slide.text ? <p className={styles.text}>{slide.text}</p> : null}
          {slide.button ? (
            <RouteLink route={slide.route} className={styles.link}>
              {slide.button}
            </RouteLink>
          ) : null}
        </div>
      )}
    </article>
  );
}
