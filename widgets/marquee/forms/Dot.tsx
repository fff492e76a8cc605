import { RouteLink } from '../../../engine';
import type { MarqueeFormProps } from '../variants';
import * as styles from './Dot.css';

/** The newest notice in a few words behind a dot. */
export function Dot({ label, items }: MarqueeFormProps) {
  const [item] = items;
  if (!item) return null;
  const words = item.lead ?? item.text;
  return (
    <p className={styles.note} data-part="notice-dot" title={label}>
      {item.route ? (
        <RouteLink route={item.route} className={styles.link}>
          {words}
        </RouteLink>
      ) : (
        words
      )}
    </p>
  );
}
