import { useEffect, useRef } from 'react';
import { RouteLink } from '../../../engine';
import type { MenuFormProps } from '../variants';
import * as styles from './Tabs.css';

/** Pages that belong together, as tabs: the one that is shown is marked, and in view where they don't all fit. */
export function Tabs({ label, links }: MenuFormProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row.current || !current) return;
    const { left, width } = row.current.getBoundingClientRect();
    row.current.scrollLeft += current.left + current.width / 2 - left - width / 2;
  }, []);
  if (links.length === 0) return null;
  return (
    <nav ref={row} aria-label={label} className={styles.tabs} data-part="menu">
      <ul className={styles.list} role="list">
        {links.map(({ route, label: words }) => (
          <li key={route} className={styles.item}>
            <RouteLink route={route} className={styles.link}>
              {words}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
