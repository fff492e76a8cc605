import { RouteLink } from '../../../engine';
import type { MenuFormProps } from '../variants';
import * as styles from './Tabs.css';

/** Pages that belong together, as tabs: the one that is shown is marked. */
export function Tabs({ label, links }: MenuFormProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.tabs} data-part="menu">
      <ul className={styles.list} role="list">
        {links.map(({ route, label: words }) => (
          <li key={route} className={styles.item}>
            <RouteLink route={route} className={styles.link}>
              {words}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
