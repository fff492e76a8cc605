import { useId, type ReactNode } from 'react';
import { Icon, RouteLink, useFormat } from '../../../../engine';
import { usePanel } from '../../../../widgets/category-nav/usePanel';
import type { CategoryNavFormProps } from '../../../../widgets/category-nav/variants';
import * as styles from './Mega.css';

/**
 * A row of words that open one panel over the whole width: every category with its count, in groups, and what stands in
 * the slot `feature`. The word that was pressed decides which group leads; menus are shown where theirs does. Escape
 * closes it and gives the focus back.
 */
export function Mega({ node, label, groups, homeRoute, links, menus, showCounts }: CategoryNavFormProps) {
  const { number } = useFormat();
  const id = useId();
  const { nav, open, setOpen, handlers } = usePanel();
  const columns = [
    ...groups.map(({ title, categories }) => ({ title, entries: categories })),
    ...menus
      .filter((menu) => menu.links.some(({ route }) => route === open))
      .map(({ title, links: pages }) => ({
        title,
        entries: pages.map((page) => ({ ...page, icon: page.icon ?? '', count: null })),
      })),
  ];
  const leads = ({ entries }: (typeof columns)[number]) => entries.some(({ route }) => route === open);
  return (
    <nav ref={nav} aria-label={label} className={styles.nav} data-part="category-mega" {...handlers}>
      <ul className={styles.words} role="list">
        {links.map(({ route, label: words }) => (
          <li key={route}>
            <button
              type="button"
              className={styles.word}
              aria-expanded={route === open}
              aria-controls={id}
              onClick={() => setOpen(route === open ? null : route)}
              // Pressed before the page has been hydrated, it is heard then.
              data-replay=""
            >
              {words}
              <Icon name="chevron-down" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <div
        id={id}
        className={styles.panel}
        hidden={open === null}
        data-part="mega-panel"
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(null)}
      >
        <div className={styles.inside}>
          {[...columns.filter(leads), ...columns.filter((column) => !leads(column))].map(({ title, entries }) => (
            <Column key={title} title={title}>
              {entries.map(({ route, icon, label: words, count }) => (
                <li key={route}>
                  <RouteLink route={route} isHome={route === homeRoute} className={styles.link}>
                    <span className={styles.sign}>
                      <Icon name={icon} size={22} />
                    </span>
                    <span>{words}</span>
                    {showCounts && count !== null ? <span className={styles.count}>{number(count)}</span> : null}
                  </RouteLink>
                </li>
              ))}
            </Column>
          ))}
          <div className={styles.feature}>{node.slot('feature')}</div>
        </div>
      </div>
    </nav>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.column}>
      <strong className={styles.title} data-part="mega-title">
        {title}
      </strong>
      <ul className={styles.list} role="list">
        {children}
      </ul>
    </div>
  );
}
