import { useEffect, useRef } from 'react';
import { Icon, RouteLink, useMessages } from '../../../engine';
import type { MobileNavFormProps } from '../variants';
import * as styles from './Fab.css';

/**
 * One floating button and a sheet of cells: categories three a row, pages below them. The sheet is a popover: it opens without scripts,
 * lies above everything and closes by Escape or a press beside it.
 */
export function Fab({ node, label, items, isOpen, onToggle, categories, links }: MobileNavFormProps) {
  const message = useMessages();
  const sheet = useRef<HTMLDivElement>(null);
  const id = `${node.id}-board`;
  useEffect(() => {
    if (!isOpen && sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [isOpen]);
  const pages = items.flatMap(({ label: words, icon, route }) => (route ? [{ label: words, icon, route }] : []));
  return (
    <>
      <nav aria-label={label} className={styles.place} data-part="fab">
        <button type="button" className={styles.fab} popoverTarget={id} aria-expanded={isOpen} aria-label={message('mobileNav.open')}>
          <svg width="24" height="24" viewBox="0 0 24 24" className={styles.sign} aria-hidden="true" focusable="false">
            <rect x="3" y="3" width="8" height="8" rx="2.5" />
            <rect x="14" y="3" width="7" height="11" rx="2.5" />
            <rect x="3" y="14" width="8" height="7" rx="2.5" />
            <path d="M14 18h7" />
          </svg>
          <span aria-hidden="true">{message('common.menu')}</span>
        </button>
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
            {[...pages, ...links].map(({ route, label: words, icon }) => (
              <li key={route} className={styles.half}>
                <RouteLink route={route} className={styles.page}>
                  <Icon name={icon ?? ''} size={22} />
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
