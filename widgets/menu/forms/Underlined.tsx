import { RouteLink } from '../../../engine';
import type { MenuFormProps } from '../variants';
import * as styles from './Underlined.css';

/**
 * Links over the whole height of a bar, a thick line under the current one; what does not fit is reached by scrolling
 * sideways.
 */
export function Underlined({ label, links }: MenuFormProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.menu} data-part="menu-underlined">
      <ul className={styles.list} role="list">
        {links.map(({ route, label: words }) => (
          <li key={route}>
            <RouteLink route={route} className={styles.link}>
              {words}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
