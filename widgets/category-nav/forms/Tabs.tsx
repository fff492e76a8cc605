import { Icon, RouteLink, useMessages } from '../../../engine';
import type { CategoryNavFormProps } from '../variants';
import * as styles from './Tabs.css';

/**
 * Tabs over the whole width, a sign over each name: home, then the categories, then further pages; the current one
 * stands up as a plate.
 */
export function Tabs({ label, groups, links }: CategoryNavFormProps) {
  const message = useMessages();
  const tabs = [
    { route: 'home', icon: 'home', label: message('categoryNav.home') },
    ...groups.flatMap((group) => group.categories),
    ...links,
  ];
  return (
    <nav aria-label={label} className={styles.band} data-part="category-tabs">
      <ul className={styles.list} role="list">
        {tabs.map(({ route, icon, label: words }) => (
          <li key={route} className={styles.place}>
            <RouteLink route={route} className={styles.tab}>
              {icon ? <Icon name={icon} size={24} /> : null}
              <span>{words}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
