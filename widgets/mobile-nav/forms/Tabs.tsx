import { Icon, RouteLink } from '../../../engine';
import { columnsFor } from '../columns';
import type { MobileNavFormProps } from '../variants';
import * as styles from './Tabs.css';

/**
 * Tabs along the lower edge; the current one stands out. The one without a page unfolds a sheet, with scripts or
 * without; it closes as every unfolded menu does (`data-menu`).
 */
export function Tabs({ node, label, items, isOpen, onToggle, categories, links }: MobileNavFormProps) {
  const current = items.find(({ isCurrent }) => isCurrent);
  return (
    <nav className={styles.bar} aria-label={label} data-part="mobile-tabs">
      <ul className={styles.tabs[columnsFor(items)]}>
        {items.map((item) => (
          <li key={item.label} className={styles.place}>
            {item.route ? (
              <RouteLink
                route={item.route}
                query={item.query}
                className={item === current && !isOpen ? styles.current : styles.tab}
              >
                <Icon name={item.icon} size={28} />
                <span className={styles.name}>{item.label}</span>
              </RouteLink>
            ) : (
              <details data-menu="" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
                <summary className={isOpen || item === current ? styles.current : styles.tab}>
                  <Icon name={item.icon} size={28} />
                  <span className={styles.name}>{item.label}</span>
                </summary>
                <div
                  className={styles.sheet}
                  onClick={(event) => event.target instanceof Element && event.target.closest('a') && onToggle(false)}
                  data-part="mobile-sheet"
                >
                  <div className={styles.tools}>{node.slot('menu')}</div>
                  <ul className={styles.links}>
                    {[...links, ...categories].map((link) => (
                      <li key={link.route}>
                        <RouteLink route={link.route} className={styles.link}>
                          {link.icon ? <Icon name={link.icon} size={22} /> : null}
                          <span className={styles.words}>{link.label}</span>
                        </RouteLink>
                      </li>
                    ))}
                  </ul>
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
