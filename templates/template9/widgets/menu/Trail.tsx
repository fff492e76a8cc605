import { Icon, RouteLink, useRoute, useText } from '../../../../engine';
import type { MenuFormProps } from '../../../../widgets/menu/variants';
import * as styles from './Trail.css';

/** The way to this page: the links, and at the end the page's own name. */
export function Trail({ label, links }: MenuFormProps) {
  const text = useText();
  const { page } = useRoute();
  return (
    <nav aria-label={label} data-part="menu-trail">
      <ol className={styles.list} role="list">
        {links.map(({ route, label: words }) => (
          <li key={route} className={styles.step}>
            <RouteLink route={route} className={styles.link}>
              {words}
            </RouteLink>
            <Icon name="chevron-right" size={12} />
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {text(page.title)}
        </li>
      </ol>
    </nav>
  );
}
