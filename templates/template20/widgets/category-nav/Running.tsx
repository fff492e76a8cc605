import { RouteLink, useFormat } from '../../../../engine';
import type { CategoryNavFormProps } from '../../../../widgets/category-nav/variants';
import * as styles from './Running.css';

/**
 * Categories as one running text, how many games each has raised behind its name; links end it in the site's colour.
 */
export function Running({ label, groups, homeRoute, links, showCounts }: CategoryNavFormProps) {
  const { number } = useFormat();
  return (
    <nav aria-label={label} data-part="category-running">
      <ul className={styles.text} role="list">
        {groups
          .flatMap((group) => group.categories)
          .map(({ name, route, label: words, count }) => (
            <li key={name} className={styles.place}>
              <RouteLink route={route} isHome={route === homeRoute} className={styles.link}>
                <span>{words}</span>
                {showCounts && count !== null ? <sup className={styles.count}>{number(count)}</sup> : null}
              </RouteLink>
            </li>
          ))}
        {links.map(({ route, label: words }) => (
          <li key={route} className={styles.place}>
            <RouteLink route={route} className={styles.extra}>
              {words}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
