import { Icon, RouteLink, useMessages, type MenuLink } from '../../../engine';
import { MenuSheet } from '../MenuSheet';
import type { MobileNavFormProps, MobileNavItem } from '../variants';
import * as styles from './Fab.css';

/** An entry of the sheet's lower half. */
type Page = MenuLink & Pick<MobileNavItem, 'query'>;

/**
 * One floating button and a sheet of cells: categories three a row, pages below them.
 */
export function Fab({ node, label, items, isOpen, onToggle, categories, links }: MobileNavFormProps) {
  const message = useMessages();
  const id = `${node.id}-board`;
  const pages: readonly Page[] = [
    ...items.flatMap(({ route, ...item }) => (route ? [{ ...item, route }] : [])),
    ...links,
  ];
  return (
    <>
      <nav aria-label={label} className={styles.place} data-part="fab">
        <button
          type="button"
          className={styles.fab}
          popoverTarget={id}
          aria-expanded={isOpen}
          aria-label={message('mobileNav.open')}
        >
          <svg width="24" height="24" viewBox="0 0 24 24" className={styles.sign} aria-hidden="true" focusable="false">
            <rect x="3" y="3" width="8" height="8" rx="2.5" />
            <rect x="14" y="3" width="7" height="11" rx="2.5" />
            <rect x="3" y="14" width="8" height="7" rx="2.5" />
            <path d="M14 18h7" />
          </svg>
          <span aria-hidden="true">{message('common.menu')}</span>
        </button>
      </nav>
      <MenuSheet id={id} isOpen={isOpen} onToggle={onToggle} className={styles.sheet}>
        <div className={styles.extras}>{node.slot('menu')}</div>
        <nav aria-label={message('common.mainMenu')}>
          <ul className={styles.cells} role="list">
            {categories.map(({ name, route, icon, label: words }) => (
              <li key={name} className={styles.third}>
                <RouteLink route={route} className={styles.cell}>
                  <Icon name={icon} size={22} />
                  {words}
                </RouteLink>
              </li>
            ))}
            {pages.map(({ route, label: words, icon, query }) => (
              <li key={words} className={styles.half}>
                <RouteLink route={route} query={query} className={styles.page}>
                  <Icon name={icon ?? ''} size={22} />
                  {words}
                </RouteLink>
              </li>
            ))}
          </ul>
        </nav>
      </MenuSheet>
    </>
  );
}
