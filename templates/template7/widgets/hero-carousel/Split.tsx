import { ButtonLink, Picture, RouteLink, useMessages } from '../../../../engine';
import { SideStories } from './inner/SideStories';
import type { HeroCarouselFormProps } from '../../../../widgets/hero-carousel/variants';
import * as styles from './Split.css';

/**
 * The first slide as a lead story: picture with caption, headline, two columns of text and buttons. Beside it stand
 * slot `aside`, the second slide as a smaller story and the others as briefs.
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
      </article>
      <div className={styles.aside}>
        {node.slot('aside')}
        <SideStories slides={others} />
      </div>
    </section>
  );
}
