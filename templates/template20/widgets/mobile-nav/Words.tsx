import { RouteLink } from '../../../../engine';
import { columnsFor } from '../../../../widgets/mobile-nav/columns';
import type { MobileNavFormProps } from '../../../../widgets/mobile-nav/variants';
import * as styles from './Words.css';

/**
 * Words along the lower edge, each a way to a page: the first half of them by night, the others by day. It opens no
 * menu.
 */
export function Words({ label, items }: MobileNavFormProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-part="mobile-tabs">
      <ul className={styles.words[columnsFor(items)]}>
        {items.map(({ label: word, route, query }, place) =>
          route ? (
            <li key={word} className={styles.place} {...(place * 2 < items.length ? { 'data-night': '' } : {})}>
              <RouteLink route={route} query={query} className={styles.word}>
                <span className={styles.name}>{word}</span>
              </RouteLink>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
