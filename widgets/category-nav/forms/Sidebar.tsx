import type { ReactNode } from 'react';
import { Icon, Mark, RouteLink, useFormat, useMessages } from '../../../engine';
import type { CategoryNavFormProps, LinkGroup } from '../variants';
import * as styles from './Sidebar.css';

/**
 * The whole menu of a lobby in groups that fold: categories, further pages, studios, and last what is the player's own.
 */
export function Sidebar({
  label,
  groups,
  homeRoute,
  links,
  menus,
  showCounts,
  providers,
  providerCount,
}: CategoryNavFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  const pages = (list: readonly LinkGroup[]) => list.map((menu) => <Links key={menu.title} {...menu} />);
  return (
    <nav aria-label={label} className={styles.sidebar} data-part="category-nav">
      {groups.map((group) => (
        <Group key={group.title} title={group.title}>
          {group.categories.map(({ name, route, icon, label: words, count, isLive }) => (
            <li key={name}>
              <RouteLink route={route} isHome={route === homeRoute} className={styles.link}>
                <Icon name={icon} className={styles.icon} />
                <span className={styles.words}>{words}</span>
                {showCounts && count !== null ? (
                  <span className={isLive ? styles.liveCount : styles.count}>{number(count)}</span>
                ) : null}
              </RouteLink>
            </li>
          ))}
        </Group>
      ))}
      {links.length > 0 ? <Links title="" links={links} isLocked={false} forPlayers={false} /> : null}
      {pages(menus.filter((menu) => !menu.forPlayers))}
      {providers.length > 0 ? (
        <Group title={message('categoryNav.studios')} figure={number(providerCount)}>
          {providers.map(({ code, name, games, mark }) => (
            <li key={code}>
              <RouteLink route="slots" query={{ provider: code }} className={styles.slimLink}>
                <span className={styles.mark}>
                  <Mark src={mark} size={12} />
                </span>
                <span className={styles.words}>{name}</span>
                <span className={styles.count}>{number(games)}</span>
              </RouteLink>
            </li>
          ))}
        </Group>
      ) : null}
      {pages(menus.filter((menu) => menu.forPlayers))}
    </nav>
  );
}

function Links({ title, links, isLocked }: LinkGroup) {
  const message = useMessages();
  return (
    <Group title={title}>
      {links.map(({ route, label, icon }) => (
        <li key={route}>
          <RouteLink route={route} className={styles.link}>
            <Icon name={icon ?? ''} className={styles.icon} />
            <span className={styles.words}>{label}</span>
            {isLocked ? (
              <span className={styles.lock} role="img" aria-label={message('categoryNav.signInFirst')}>
                <Icon name="lock" size={15} />
              </span>
            ) : null}
          </RouteLink>
        </li>
      ))}
    </Group>
  );
}

/** A group that folds; one without a title is always open. */
function Group({
  title,
  figure,
  children,
}: {
  readonly title: string;
  readonly figure?: string;
  readonly children: ReactNode;
}) {
  const list = (
    <ul className={styles.list} role="list">
      {children}
    </ul>
  );
  if (!title) return <div className={styles.group}>{list}</div>;
  return (
    <details className={styles.group} open>
      <summary className={styles.title}>
        <span>{title}</span>
        {figure ? <span className={styles.figure}>{figure}</span> : null}
        <Icon name="chevron-down" size={14} className={styles.chevron} />
      </summary>
      {list}
    </details>
  );
}
