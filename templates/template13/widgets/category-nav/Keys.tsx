import { useMemo, useState } from 'react';
import { RouteLink, useMedia, useMessages, useStores } from '../../../../engine';
import { useShortcuts } from './inner/useShortcuts';
import type { CategoryNavFormProps } from '../../../../widgets/category-nav/variants';
import * as styles from './Keys.css';

/** Keys of the tabs in their order. */
const tabKeys = '1234567890abcefghi';
const guestKeys = [
  ['l', 'login'],
  ['j', 'register'],
] as const;
const playerKeys = [['d', 'deposit']] as const;

/**
 * Tabs in one ruled line: home, the categories, further pages, each with the key that opens it; the button at the end
 * turns the keys off.
 */
export function Keys({ label, groups, links }: CategoryNavFormProps) {
  const message = useMessages();
  const { session } = useStores();
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)');
  const [isOn, setOn] = useState(true);
  const tabs = [
    { route: 'home', label: message('categoryNav.home') },
    ...groups.flatMap((group) => group.categories),
    ...links,
  ];
  const names = tabs.map(({ route }) => route).join();
  const isPlayer = session.isAuthenticated;
  const routes = useMemo(
    () =>
      new Map<string, string>([
        ...names.split(',').flatMap((route, index) => pair(tabKeys[index], route)),
        ...(isPlayer ? playerKeys : guestKeys),
      ]),
    [names, isPlayer],
  );
  const isActive = isOn && hasKeyboard;
  useShortcuts(routes, isActive);
  return (
    <nav aria-label={label} className={styles.band} data-part="category-keys" data-keys={isOn ? undefined : 'off'}>
      <ul className={styles.list} role="list">
        {tabs.map(({ route, label: words }, index) => (
          <li key={route} className={styles.place}>
            <RouteLink
              route={route}
              className={styles.tab}
              {...(isActive && tabKeys[index] ? { 'aria-keyshortcuts': tabKeys[index] } : {})}
            >
              <span className={styles.key} aria-hidden="true">
                {tabKeys[index]}
              </span>
              {words}
            </RouteLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isOn}
        aria-label={message('categoryNav.keys')}
        onClick={() => setOn(!isOn)}
      >
        <svg
          width="22"
          height="16"
          viewBox="0 0 22 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M1 1h20v14H1zM5 5h1M9 5h1M13 5h1M17 5h1M5 8h1M9 8h1M13 8h1M17 8h1M6 11.500h10" />
        </svg>
      </button>
    </nav>
  );
}

function pair(key: string | undefined, route: string): (readonly [string, string])[] {
  return key === undefined ? [] : [[key, route]];
}
