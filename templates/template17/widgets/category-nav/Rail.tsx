import { Icon, RouteLink } from '../../../../engine';
import type { CategoryNavFormProps } from '../../../../widgets/category-nav/variants';
import * as styles from './Rail.css';

/**
 * A column of icons with their names below, a filled block behind the current one; on phones a row of chips that a
 * thumb moves.
 */
export function Rail({ label, groups, homeRoute }: CategoryNavFormProps) {
  return (
    <nav aria-label={label} className={styles.rail} data-part="category-rail">
      <ul className={styles.list} role="list">
        {groups
          .flatMap((group) => group.categories)
          .map(({ name, route, icon, label: words }) => (
            <li key={name}>
              <RouteLink route={route} isHome={route === homeRoute} className={styles.link}>
                <Icon name={icon} size={22} />
                <span className={styles.words}>{words}</span>
              </RouteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
