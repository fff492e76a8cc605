import { RouteLink } from '../../../engine';
import type { MenuFormProps } from '../variants';
import * as styles from './Plain.css';

/** Links in a row, bold, in the colour of the surface they stand on. */
export function Plain({ label, links }: MenuFormProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} data-part="menu-plain">
      <ul className={styles.list}>
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
