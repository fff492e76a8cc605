import { Icon, RouteLink, useFormat, useMessages } from '../../../../engine';
import type { CategoryNavFormProps } from '../../../../widgets/category-nav/variants';
import * as styles from './Pictures.css';
import sheet from './pictures.svg?no-inline';

const grounds: Readonly<Record<string, string>> = styles.grounds;

/**
 * Categories and further pages as tiles with a drawing, each on a ground of its own hue; the first two are wide and
 * tell how many games there are.
 */
export function Pictures({ label, groups, links, showCounts }: CategoryNavFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  // Rows are whole: what stands beside the categories is in the other menus.
  const categories = groups.flatMap((group) => group.categories).filter(({ isBeside }) => !isBeside);
  const tiles = [
    ...categories,
    ...links.map((link) => ({ ...link, name: link.route, icon: link.icon ?? '', count: null })),
  ];
  return (
    <nav aria-label={label} data-part="category-pictures">
      <ul className={styles.tiles} role="list">
        {tiles.map(({ name, route, icon, label: words, count }) => (
          <li key={name} className={styles.place}>
            <RouteLink route={route} className={grounds[icon] ?? styles.tile}>
              {grounds[icon] ? (
                <svg className={styles.picture} aria-hidden="true" focusable="false">
                  <use href={`${sheet}#${icon}`} />
                </svg>
              ) : (
                <Icon name={icon} size={32} className={styles.picture} />
              )}
              <span className={styles.name}>{words}</span>
              {showCounts && count ? (
                <span className={styles.count}>{message('common.gameCount', { count, formatted: number(count) })}</span>
              ) : null}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
