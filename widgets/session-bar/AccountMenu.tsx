import type { ReactNode } from 'react';
import { Icon, RouteLink, useMenuLinks, useMessages } from '../../engine';
import * as styles from './AccountMenu.css';

/** Pages of the account, in the order people need them. */
const pages = [
  { route: 'profile', label: { key: 'session.profile' } },
  { route: 'withdrawal', label: { key: 'session.withdrawal' } },
  { route: 'transaction-history', label: { key: 'session.transactions' } },
  { route: 'inbox', label: { key: 'session.inbox' } },
  { route: 'vip', label: { key: 'session.vip' } },
] as const;

/**
 * The player's name, which opens the pages of the account and the way out (STATE-6). It opens without scripts, and
 * closes as every unfolded menu does (`data-menu`). `isSmall` shows a sign instead of the name, `face` another one of a
 * template's own.
 */
export function AccountMenu({
  playerName,
  onLogout,
  isSmall = false,
  face,
}: {
  readonly playerName: string;
  readonly onLogout: () => void;
  readonly isSmall?: boolean;
  readonly face?: { readonly className: string; readonly sign: ReactNode };
}) {
  const message = useMessages();
  const links = useMenuLinks(pages);
  return (
    <details className={styles.menu} data-menu="" data-part="account-menu">
      <summary
        className={face?.className ?? (isSmall ? styles.small : styles.opener)}
        aria-label={message('session.account', { name: playerName })}
      >
        {face ? (
          face.sign
        ) : isSmall ? (
          <Icon name="user" size={22} />
        ) : (
          <>
            <span className={styles.name} translate="no">
              {playerName}
            </span>
            <Icon name="chevron-down" size={16} />
          </>
        )}
      </summary>
      <div className={styles.panel}>
        <p className={styles.who} translate="no">
          {playerName}
        </p>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.route}>
              <RouteLink route={link.route} className={styles.link}>
                {link.label}
              </RouteLink>
            </li>
          ))}
          <li>
            <button type="button" className={styles.link} onClick={onLogout}>
              {message('session.logout')}
            </button>
          </li>
        </ul>
      </div>
    </details>
  );
}
