import { useState } from 'react';
import { ButtonLink, Icon, useMessages } from '../../../engine';
import { LazyAccountMenu } from '../LazyAccountMenu';
import type { SessionBarFormProps } from '../variants';
import * as styles from './Bar.css';

/** In a header: the ways in, or the balance (which can be hidden from others), deposit and the account. */
export function Bar({ isPlayer, balance, isLong, playerName, onLogout }: SessionBarFormProps) {
  const message = useMessages();
  const [isHidden, setHidden] = useState(false);
  if (!isPlayer) {
    return (
      <div className={styles.bar} data-part="session-bar">
        <ButtonLink route="login" size="compact" className={styles.way}>
          {message('session.login')}
        </ButtonLink>
        <ButtonLink route="register" size="compact" kind="primary" className={styles.way}>
          {message('session.join')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.bar} data-part="session-bar" data-player="">
      <button
        type="button"
        className={styles.balance}
        aria-pressed={isHidden}
        aria-label={`${message('session.balance')}: ${isHidden ? message('session.hidden') : balance}`}
        onClick={() => setHidden(!isHidden)}
        data-part="balance"
        data-long={isLong ? '' : undefined}
      >
        <Icon name="wallet" size={16} className={styles.sign} />
        <span className={styles.figure} translate="no">
          {isHidden ? '•••••' : balance || ' '}
        </span>
      </button>
      <ButtonLink route="deposit" size="compact" kind="primary" aria-label={message('session.deposit')}>
        <Icon name="plus" size={18} className={styles.plus} />
        <span className={styles.words}>{message('session.deposit')}</span>
      </ButtonLink>
      <LazyAccountMenu playerName={playerName} onLogout={onLogout} isSmall />
    </div>
  );
}
