import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
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
 * The player's name, which opens the pages of the account and the way out (STATE-6). It opens without scripts; Escape,
 * a choice, a press beside it, or focus elsewhere closes it. `isSmall` shows a sign instead of the name.
 */
export function AccountMenu({
  playerName,
  onLogout,
  isSmall = false,
}: {
  readonly playerName: string;
  readonly onLogout: () => void;
  readonly isSmall?: boolean;
}) {
  const message = useMessages();
  const links = useMenuLinks(pages);
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, []);
  // Some browsers give no focus to what is pressed: then nothing is named as having it next.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      className={styles.menu}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      data-part="account-menu"
    >
      <summary
        className={isSmall ? styles.small : styles.opener}
        aria-label={message('session.account', { name: playerName })}
      >
        {isSmall ? (
          <Icon name="user" size={22} />
        ) : (
          <span className={styles.name} translate="no">
            {playerName}
          </span>
        )}
        {isSmall ? null : <Icon name="chevron-down" size={16} />}
      </summary>
      <div className={styles.panel}>
        <p className={styles.who} translate="no">
          {playerName}
        </p>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.route}>
              <RouteLink route={link.route} className={styles.link} onClick={close}>
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
