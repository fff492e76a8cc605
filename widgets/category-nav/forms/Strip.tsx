import { Icon, RouteLink } from '../../../engine';
import type { CategoryNavFormProps } from '../variants';
import * as styles from './Strip.css';

/** Icons with a word below, in one line that a thumb moves. */
export function Strip({ label, groups, homeRoute }: CategoryNavFormProps) {
  return (
    <nav aria-label={label} className={styles.strip} data-part="category-nav">
      <ul className={styles.list} role="list">
        {groups
          .flatMap((group) => group.categories)
          .map(({ name, route, icon, label: words }) => (
            <li key={name}>
              <RouteLink route={route} isHome={route === homeRoute} className={styles.link}>
                <Icon name={icon} size={21} className={styles.icon} />
                {words}
              </RouteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
