import { Icon, RouteLink } from '../../../engine';
import type { MarqueeFormProps } from '../variants';
import * as styles from './Tab.css';

/** The newest notice on a slanted tab of the second accent. */
export function Tab({ label, items }: MarqueeFormProps) {
  const [item] = items;
  if (!item) return null;
  const words = `${item.lead ?? ''} ${item.text}`.trim();
  return (
    <section className={styles.tab} aria-label={label} data-part="notice-tab">
      <Icon name="megaphone" size={18} className={styles.sign} />
      {item.route ? (
        <RouteLink route={item.route} className={styles.link} title={words}>
          {words}
        </RouteLink>
      ) : (
        <p className={styles.words} title={words}>
          {words}
        </p>
      )}
    </section>
  );
}
