import { RouteLink } from '../../../engine';
import type { CategoryNavFormProps } from '../variants';
import * as styles from './Inline.css';

/** One line of words, links after a rule; it scrolls sideways when a language needs more room. */
export function Inline({ label, groups, homeRoute, links }: CategoryNavFormProps) {
  return (
    <nav aria-label={label} className={styles.nav} data-part="category-nav">
      <ul className={styles.list}>
        {groups
          .flatMap((group) => group.categories)
          .map((category) => (
            <li key={category.name}>
              <RouteLink route={category.route} isHome={category.route === homeRoute} className={styles.link}>
                {category.label}
              </RouteLink>
            </li>
          ))}
        {links.map((link, index) => (
          <li key={link.route} className={index === 0 ? styles.rule : undefined}>
            <RouteLink route={link.route} className={styles.extra}>
              {link.label}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
