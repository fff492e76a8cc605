import { ButtonLink, Picture, RouteLink, useMessages } from '../../../engine';
import type { HeroCarouselFormProps } from '../variants';
import * as styles from './Split.css';

/**
 * The first slide as a lead story: picture with caption, headline, two columns of text and buttons; further slides as headlines
 * below it. Beside it stands slot `aside`.
 */
export function Split({ node, label, slides }: HeroCarouselFormProps) {
  const message = useMessages();
  const [lead, ...others] = slides;
  if (!lead) return null;
  return (
    <section className={styles.split} aria-label={label} data-part="hero-split">
      <article className={styles.lead}>
        <figure className={styles.figure}>
          <RouteLink route={lead.route} className={styles.frame} tabIndex={-1} aria-hidden="true">
            <Picture src={lead.image} alt="" width={760} height={364} isEager className={styles.picture} />
          </RouteLink>
          {lead.caption ? <figcaption className={styles.caption}>{lead.caption}</figcaption> : null}
        </figure>
        {lead.kicker ? <p className={styles.kicker}>{lead.kicker}</p> : null}
        <h2 className={styles.headline}>
          <RouteLink route={lead.route} className={styles.headlineLink}>
            {lead.title}
          </RouteLink>
        </h2>
        <div className={styles.columns}>
          {lead.text ? <p className={styles.text}>{lead.text}</p> : null}
          <div>
            {lead.subtitle ? <p className={styles.deck}>{lead.subtitle}</p> : null}
            <div className={styles.actions}>
              {lead.button ? (
                <ButtonLink route={lead.route} kind="primary">
                  {lead.button}
                </ButtonLink>
              ) : null}
              <ButtonLink route="promotions">{message('heroCarousel.allOffers')}</ButtonLink>
            </div>
          </div>
        </div>
        {others.length > 0 ? (
          <ul className={styles.others}>
            {others.map((slide) => (
              <li key={slide.id}>
                <RouteLink route={slide.route} className={styles.other}>
                  {slide.title}
                </RouteLink>
              </li>
            ))}
          </ul>
        ) : null}
      </article>
      <div className={styles.aside}>{node.slot('aside')}</div>
    </section>
  );
}
