import { Icon, RouteLink, useFormat } from '../../../engine';
import type { CategoryNavFormProps } from '../variants';
import * as styles from './Pills.css';

/** Rounded links with an icon in one line that scrolls sideways; the current one is inverted, further pages last. `className` is that of a form that
 * lays them out anew. */
export function Pills({ label, groups, links, showCounts, className = styles.band }: CategoryNavFormProps & { readonly className?: string }) {
  const { number } = useFormat();
  return (
    <nav aria-label={label} className={className} data-part="category-pills">
      <ul className={styles.list} role="list">
        {groups
          .flatMap((group) => group.categories)
          .map(({ name, route, icon, label: words, count }) => (
            <li key={name}>
              <RouteLink route={route} className={styles.pill}>
                <Icon name={icon} size={17} />
                {words}
                {showCounts && count !== null ? <small className={styles.count}>{number(count)}</small> : null}
              </RouteLink>
            </li>
          ))}
        {links.map(({ route, icon, label: words }) => (
          <li key={route} data-part="beside">
            <RouteLink route={route} className={styles.pill}>
              {icon ? <Icon name={icon} size={17} /> : null}
              {words}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
