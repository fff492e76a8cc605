import { Icon, RouteLink } from '../../../engine';
import type { CategoryNavFormProps } from '../variants';
import * as styles from './Pills.css';

/**
 * Rounded links with an icon in one line that scrolls sideways; the current one is inverted, further pages last.
 * `className` is that of a form that lays them out again.
 */
export function Pills({
  label,
  groups,
  homeRoute,
  links,
  className = styles.band,
}: CategoryNavFormProps & { readonly className?: string }) {
  return (
    <nav aria-label={label} className={className} data-part="category-pills">
      <ul className={styles.list} role="list">
        {groups
          .flatMap((group) => group.categories)
          .map(({ name, route, icon, label: words }) => (
            <li key={name}>
              <RouteLink route={route} isHome={route === homeRoute} className={styles.pill}>
                <Icon name={icon} size={17} />
                {words}
              </RouteLink>
            </li>
          ))}
        {links.map(({ route, icon, label: words }) => (
          <li key={route} data-part="beside">
            <RouteLink route={route} className={styles.pill}>
              {icon ? <Icon name={icon} size={17} /> : null}
              <span>{words}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
