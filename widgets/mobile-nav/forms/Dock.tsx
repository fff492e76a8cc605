import { useEffect, useRef } from 'react';
import { Icon, RouteLink, useMessages } from '../../../engine';
import { columnsFor } from '../columns';
import type { MobileNavFormProps } from '../variants';
import * as styles from './Dock.css';

/**
 * A bar at the foot of the window and a sheet with the whole menu. The sheet is a popover: it opens without scripts, lies above
 * everything and closes by Escape or a press beside it.
 */
export function Dock({ node, label, items, isOpen, onToggle, categories, links }: MobileNavFormProps) {
  const message = useMessages();
  const sheet = useRef<HTMLDivElement>(null);
  const id = `${node.id}-sheet`;
  useEffect(() => {
    if (!isOpen && sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [isOpen]);
  return (
    <>
      <nav aria-label={label} className={styles.dock} data-part="dock">
        <ul className={styles.lists[columnsFor(items)]} role="list">
          {items.map((item) => (
            <li key={item.label} className={styles.place}>
              {item.route ? (
                <RouteLink route={item.route} className={styles.item} data-icon={item.icon}>
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
      <div
        ref={sheet}
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && onToggle(false)}
        id={id}
        role="dialog"
        aria-label={message('common.menu')}
        popover="auto"
        className={styles.sheet}
        onToggle={(event) => onToggle(event.newState === 'open')}
        data-part="sheet"
      >
        <div className={styles.head}>
          <strong className={styles.title}>{message('common.menu')}</strong>
          <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide" aria-label={message('common.close')}>
            <Icon name="close" size={20} />
          </button>
        </div>
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
      </div>
    </>
  );
}
