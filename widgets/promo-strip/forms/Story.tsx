import { ButtonLink, Picture, RouteLink, useFormat, useMessages } from '../../../engine';
import type { PromoStripFormProps } from '../variants';
import * as styles from './Story.css';

/** The first promotion as a story with a picture, the others as briefs of one line. */
export function Story({ title, promotions }: PromoStripFormProps) {
  const message = useMessages();
  const { time } = useFormat();
  const [story, ...briefs] = promotions;
  if (!story) return null;
  return (
    <div className={styles.strip} data-part="story">
      <article className={styles.story}>
        <div>
          <p className={styles.kicker}>{story.kicker ?? title}</p>
          <h3 className={styles.title}>{story.title}</h3>
          <p className={styles.text}>{story.text}</p>
          <ButtonLink route="promotions" kind="primary">
            {message('promoStrip.claim')}
          </ButtonLink>
        </div>
        <Picture src={story.image} alt="" width={148} height={190} className={styles.picture} />
      </article>
      {briefs.length > 0 ? (
        <ul className={styles.briefs}>
          {briefs.map((brief) => (
            <li key={brief.id} className={styles.item}>
              <RouteLink route="promotions" className={styles.brief}>
                <span className={styles.time}>{brief.kicker ?? (brief.endsAt ? time(brief.endsAt) : '')}</span>
                <span>{brief.title}</span>
              </RouteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
