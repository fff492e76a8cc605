import { Icon, RouteLink } from '../../../engine';
import type { CategoryNavFormProps } from '../variants';
import * as styles from './Pills.css';

/** Rounded links with an icon in one line that scrolls sideways; the current one is inverted. */
export function Pills({ label, groups }: CategoryNavFormProps) {
  return (
    <nav aria-label={label} className={styles.band} data-part="category-pills">
      <ul className={styles.list} role="list">
        {groups
          .flatMap((group) => group.categories)
          .map(({ name, route, icon, label: words }) => (
            <li key={name}>
              <RouteLink route={route} className={styles.pill}>
                <Icon name={icon} size={17} />
                {words}
              </RouteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
