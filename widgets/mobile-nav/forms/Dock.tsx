import { Icon, RouteLink, useMessages } from '../../../engine';
import { columnsFor } from '../columns';
import { MenuSheet } from '../MenuSheet';
import type { MobileNavFormProps } from '../variants';
import * as styles from './Dock.css';

/**
 * A bar at the foot of the window and a sheet with the whole menu.
 */
export function Dock({ node, label, items, isOpen, onToggle, categories, links }: MobileNavFormProps) {
  const message = useMessages();
  const id = `${node.id}-sheet`;
  return (
    <>
      <nav aria-label={label} className={styles.dock} data-part="dock">
        <ul className={styles.lists[columnsFor(items)]} role="list">
          {items.map((item) => (
            <li key={item.label} className={styles.place}>
              {item.route ? (
                <RouteLink route={item.route} query={item.query} className={styles.item} data-icon={item.icon}>
                  <Icon name={item.icon} size={22} />
                  <span className={styles.words}>{item.label}</span>
                </RouteLink>
              ) : (
                <button type="button" className={styles.item} popoverTarget={id} aria-expanded={isOpen}>
                  <Icon name={item.icon} size={22} />
                  <span className={styles.words}>{item.label}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <MenuSheet id={id} isOpen={isOpen} onToggle={onToggle} className={styles.sheet}>
        {node.slot('menu')}
        <nav aria-label={message('common.mainMenu')}>
          <ul className={styles.tiles} role="list">
            {categories.map(({ name, route, icon, label: words }) => (
              <li key={name}>
                <RouteLink route={route} className={styles.tile}>
                  <Icon name={icon} size={20} />
                  {words}
                </RouteLink>
              </li>
            ))}
          </ul>
          <ul className={styles.rows} role="list">
            {links.map(({ route, label: words, icon }) => (
              <li key={route}>
                <RouteLink route={route} className={styles.row}>
                  <Icon name={icon ?? ''} size={20} />
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
