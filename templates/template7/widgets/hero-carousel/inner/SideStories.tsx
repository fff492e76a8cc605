import { ButtonLink, Picture, RouteLink, type Slide } from '../../../../../engine';
import * as styles from './SideStories.css';

/** The first slide as a second story with a small picture, the others as briefs of one line. */
export function SideStories({ slides }: { readonly slides: readonly Slide[] }) {
  const [story, ...briefs] = slides;
  if (!story) return null;
  return (
    <div className={styles.strip} data-part="stories">
      <article className={styles.story}>
        <div>
          {story.kicker ? <p className={styles.kicker}>{story.kicker}</p> : null}
          <h3 className={styles.title}>{story.title}</h3>
          {story.text ? <p className={styles.text}>{story.text}</p> : null}
          {story.button ? (
            <ButtonLink route={story.route} kind="primary">
              {story.button}
            </ButtonLink>
          ) : null}
        </div>
        <Picture src={story.image} alt="" width={148} height={190} className={styles.picture} />
      </article>
      {briefs.length > 0 ? (
        <ul className={styles.briefs}>
          {briefs.map((brief) => (
            <li key={brief.id} className={styles.item}>
              <RouteLink route={brief.route} className={styles.brief}>
                <span className={styles.time}>{brief.kicker}</span>
                <span>{brief.title}</span>
              </RouteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
