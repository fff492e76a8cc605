import { Icon, useMessages } from '../../../../engine';
import { Notice } from '../../../../widgets/marquee/Notice';
import type { MarqueeFormProps } from '../../../../widgets/marquee/variants';
import * as styles from './Lozenge.css';

/** The newest notice in one quiet line behind a lozenge; the others unfold below it. */
export function Lozenge({ label, items }: MarqueeFormProps) {
  const message = useMessages();
  const [first, ...others] = items;
  if (!first) return null;
  return (
    <section className={styles.notices} aria-label={label} data-part="notice-lozenge">
      <p className={styles.line} title={first.text}>
        <b className={styles.lead}>{first.lead ?? label}</b>{' '}
        <Notice
          item={{ id: first.id, text: first.text, ...(first.route ? { route: first.route } : {}) }}
          className={styles.link}
        />
      </p>
      {others.length > 0 ? (
        <details className={styles.more}>
          <summary className={styles.summary}>
            {message('marquee.all')}
            <Icon name="chevron-down" size={16} />
          </summary>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <Notice item={item} className={styles.link} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
