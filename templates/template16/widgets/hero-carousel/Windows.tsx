import { ButtonLink, Picture, RouteLink, type Slide } from '../../../../engine';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Windows.css';

/**
 * Shop windows of a street: the first slide as the large one below an awning, with words on a block of colour beside
 * its picture; the second wide and the third small, printed from edge to edge; the slot `aside` beside that. Nothing
 * turns.
 */
export function Windows({ node, label, slides }: HeroCarouselFormProps) {
  const [offer, ...printed] = slides;
  if (!offer) return null;
  return (
    <section className={styles.windows} aria-label={label} data-part="hero-windows">
      <article className={styles.offer}>
        <div className={styles.words}>
          {offer.kicker ? <p className={styles.kicker}>{offer.kicker}</p> : null}
          <h2 className={styles.figure}>
            <Figure text={offer.title} />
          </h2>
          {offer.subtitle || offer.text ? <p className={styles.promise}>{offer.subtitle || offer.text}</p> : null}
          {offer.button ? (
            <ButtonLink route={offer.route} kind="primary" className={styles.way}>
              {offer.button}
            </ButtonLink>
          ) : null}
        </div>
        <Picture className={styles.display} src={offer.image} alt="" width={800} height={1050} isEager />
        <span className={styles.awning} aria-hidden="true" />
      </article>
      {printed.slice(0, 2).map((slide, index) => (
        <Printed key={slide.id} slide={slide} className={index === 0 ? styles.wide : styles.small} />
      ))}
      <div className={styles.aside}>{node.slot('aside')}</div>
    </section>
  );
}

/** A figure with its sign, which stands higher and smaller; other words as they are. */
function Figure({ text }: { readonly text: string }) {
  const [, figure, sign] = /^(\d[\d.,]*)\s*([^\d\s]{1,2})$/.exec(text) ?? [];
  return figure ? (
    <span className={styles.large}>
      {figure}
      <span className={styles.sign}>{sign}</span>
    </span>
  ) : (
    <span>{text}</span>
  );
}

function Printed({
  slide: { kicker, title, subtitle, text, button, image, route },
  className,
}: {
  readonly slide: Slide;
  readonly className: string;
}) {
  const way = (words: string) => (
    <RouteLink route={route} className={button ? styles.link : styles.whole}>
      {words}
    </RouteLink>
  );
  return (
    <article className={className}>
      <Picture className={styles.print} src={image} alt="" width={1080} height={536} isEager />
      <div className={styles.printWords}>
        {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
        <h2 className={styles.title}>{button ? title : way(title)}</h2>
        {subtitle || text ? <p className={styles.text}>{subtitle || text}</p> : null}
        {button ? way(button) : null}
      </div>
    </article>
  );
}
