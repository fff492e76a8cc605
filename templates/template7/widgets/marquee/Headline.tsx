import { RouteLink, useMessages } from '../../../../engine';
import type { MarqueeFormProps } from '../../../../widgets/marquee/variants';
import * as styles from './Headline.css';

/** The newest notice in a still line, with a way to all of them. */
export function Headline({ label, items }: MarqueeFormProps) {
  const message = useMessages();
  const [newest] = items;
  if (!newest) return null;
  return (
    <div className={styles.headline} data-part="headline">
      <strong className={styles.label}>{newest.lead ?? label}</strong>
      <p className={styles.text}>
        {newest.route ? (
          <RouteLink route={newest.route} className={styles.link}>
            {newest.text}
          </RouteLink>
        ) : (
          <span className={styles.words}>{newest.text}</span>
        )}
      </p>
      <RouteLink route="news" className={styles.all}>
        {message('marquee.all')}
      </RouteLink>
    </div>
  );
}
