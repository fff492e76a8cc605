import { Icon, RouteLink } from '../../../engine';
import type { CategoryNavFormProps } from '../variants';
import * as styles from './IconStrip.css';

/**
 * One bar of even cells, each an icon over its name; the current one is lit, with a line on the edge of the bar. Narrow
 * windows scroll it.
 */
export function IconStrip({ label, groups, homeRoute, links }: CategoryNavFormProps) {
  return (
    <nav aria-label={label} className={styles.bar} data-part="category-icon-strip">
      <ul className={styles.cells} role="list">
        {[...groups.flatMap((group) => group.categories), ...links].map(({ route, icon, label: words }) => (
          <li key={route} className={styles.place}>
            <RouteLink route={route} isHome={route === homeRoute} className={styles.cell}>
              {icon ? <Icon name={icon} size={27} /> : null}
              <span>{words}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
