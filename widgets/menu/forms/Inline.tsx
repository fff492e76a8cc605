import { Icon, RouteLink } from '../../../engine';
import type { MenuFormProps } from '../variants';
import * as styles from './Inline.css';

/** Links in a line, with their icons. */
export function Inline({ label, links }: MenuFormProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} data-part="menu">
      <ul className={styles.list} role="list">
        {links.map(({ route, label: words, icon }) => (
          <li key={route}>
            <RouteLink route={route} className={styles.link}>
              {icon ? <Icon name={icon} size={16} /> : null}
              <span>{words}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
