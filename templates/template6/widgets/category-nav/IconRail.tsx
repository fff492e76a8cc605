import { Icon, RouteLink, useFormat } from '../../../../engine';
import type { CategoryNavFormProps } from '../../../../widgets/category-nav/variants';
import * as styles from './IconRail.css';

/**
 * A narrow column of signs whose names and counts slide out with pointer or focus; further links under a hairline. On
 * narrow windows a row of signs with their names below.
 */
export function IconRail({ label, groups, homeRoute, links, showCounts }: CategoryNavFormProps) {
  const { number } = useFormat();
  return (
    <nav aria-label={label} className={styles.rail} data-part="category-rail">
      <ul className={styles.list} role="list">
        {groups
          .flatMap((group) => group.categories)
          .map(({ name, route, icon, label: words, count }) => (
            <li key={name} className={styles.item}>
              <RouteLink route={route} isHome={route === homeRoute} className={styles.link}>
                <Icon name={icon} size={22} />
                <span className={styles.label}>
                  <span>{words}</span>{' '}
                  {showCounts && count !== null ? <span className={styles.count}>{number(count)}</span> : null}
                </span>
              </RouteLink>
            </li>
          ))}
      </ul>
      {links.length > 0 ? (
        <ul className={styles.more} role="list">
          {links.map(({ route, label: words, icon }) => (
            <li key={route} className={styles.item}>
              <RouteLink route={route} className={styles.link}>
                <Icon name={icon ?? ''} size={22} />
                <span className={styles.label}>{words}</span>
              </RouteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  );
}
