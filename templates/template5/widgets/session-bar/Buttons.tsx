import { Suspense } from 'react';
import { Boundary, ButtonLink, Icon, lazyPart, useMessages } from '../../../../engine';
import '../../../../widgets/session-bar/AccountMenu.css';
import type { SessionBarFormProps } from '../../../../widgets/session-bar/variants';
import * as styles from './Buttons.css';

// A guest has no account, and does not load its menu.
const Menu = lazyPart(() => import('./inner/Menu').then((module) => module.Menu));

/** Two buttons for a guest; for a player the balance, the way to the cashier and the account behind a round picture. */
export function Buttons({ isPlayer, balance, isLong, playerName, onLogout }: SessionBarFormProps) {
  const message = useMessages();
  if (!isPlayer) {
    return (
      <div className={styles.bar} data-part="session-bar">
        <ButtonLink route="login" className={styles.outline}>
          {message('session.login')}
        </ButtonLink>
        <ButtonLink route="register" kind="second" className={styles.button}>
          {message('session.join')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.bar} data-part="session-bar">
      <span
        className={styles.balance}
        aria-label={`${message('session.balance')}: ${balance}`}
        role="status"
        data-part="balance"
        translate="no"
      >
        {balance}
      </span>
      <ButtonLink route="deposit" kind="second" className={styles.button}>
        <span
          className={styles.inside}
          aria-hidden="true"
          data-part="balance"
          data-long={isLong ? '' : undefined}
          translate="no"
        >
          {balance}
          <Icon name="plus" size={16} />
        </span>
        <span className={styles.words}>{message('session.deposit')}</span>
      </ButtonLink>
      <Boundary
        what="account menu"
        failed={(retry) => (
          <button
            type="button"
            className={styles.face}
            aria-label={message('session.account', { name: playerName })}
            onClick={retry}
          />
        )}
      >
        <Suspense fallback={<span className={styles.face} />}>
          <Menu playerName={playerName} onLogout={onLogout} />
        </Suspense>
      </Boundary>
    </div>
  );
}
