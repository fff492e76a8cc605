import { RouteLink, useFormat, useMessages } from '../../../../engine';
import type { CategoryNavFormProps } from '../../../../widgets/category-nav/variants';
import * as styles from './Rings.css';
import sheet from './duotone.svg?no-inline';

/**
 * Categories as tiles of lacquer in two rows, a sign above the name, the number of games in one corner and three rings
 * in the other; the first is wide, under lanterns.
 */
export function Rings({ label, groups, showCounts }: CategoryNavFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  // Rows are whole: what stands beside the categories is in the other menus.
  const categories = groups.flatMap((group) => group.categories).filter(({ isBeside }) => !isBeside);
  return (
    <nav aria-label={label} data-part="category-rings">
      <ul className={styles.tiles} role="list">
        {categories.map(({ name, route, icon, label: words, count }, index) => (
          <li key={name} className={index === 0 ? styles.wide : styles.place}>
            <RouteLink route={route} className={styles.tile}>
              {index === 0 ? null : (
                <svg className={styles.sign} width="34" height="34" aria-hidden="true" focusable="false">
                  <use href={`${sheet}#${icon}`} />
                </svg>
              )}
              <span className={styles.name}>{words}</span>
              {showCounts && count ? (
                <span className={styles.count}>
                  {index === 0 ? message('common.gameCount', { count, formatted: number(count) }) : number(count)}
                </span>
              ) : null}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
