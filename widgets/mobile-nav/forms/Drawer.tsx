import type { FocusEvent } from 'react';
import { Icon, RouteLink, useFormat, useMessages } from '../../../engine';
import { useMenuPopover } from '../useMenuPopover';
import type { MobileNavFormProps } from '../variants';
import * as styles from './Drawer.css';

/**
 * A button and a full-height drawer, set like the index of a book: name, dots, count. It is a popover, so that it opens
 * without scripts, lies above everything and closes by Escape or a press beside it.
 */
export function Drawer({ node, label, items, isOpen, onToggle, categories, links }: MobileNavFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  const popover = useMenuPopover<HTMLElement>({ isOpen, onToggle });
  const id = `${node.id}-drawer`;

  /** Leaving the drawer by the keyboard closes it: focus never stands behind it. */
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onToggle(false);
  };

  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label={message('mobileNav.open')}>
        <Icon name="menu" size={24} />
      </button>
      <nav {...popover} id={id} className={styles.drawer} aria-label={label} onBlur={handleBlur} data-part="drawer">
        <div className={styles.head}>
          <span className={styles.title}>{message('mobileNav.contents')}</span>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={message('common.close')}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <div className={styles.extras}>{node.slot('menu')}</div>
        <ul className={styles.index}>
          {items
            .flatMap((item) => (item.route ? [{ ...item, route: item.route }] : []))
            .map((item) => (
              <li key={item.route}>
                <RouteLink route={item.route} className={styles.entry}>
                  <span className={styles.name}>{item.label}</span>
                </RouteLink>
              </li>
            ))}
          {categories.map((category) => (
            <li key={category.name}>
              <RouteLink route={category.route} className={styles.entry}>
                <span className={styles.name}>{category.label}</span>
                {category.count === null ? null : (
                  <>
                    <span className={styles.dots} aria-hidden="true" />
                    <span className={styles.count}>{number(category.count)}</span>
                  </>
                )}
              </RouteLink>
            </li>
          ))}
        </ul>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.route}>
              <RouteLink route={link.route} className={styles.entry}>
                <em className={styles.name}>{link.label}</em>
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
