import { ButtonLink, useMessages } from '../../../../engine';
import { BalanceLink } from './inner/BalanceLink';
import { LazyAccountMenu } from '../../../../widgets/session-bar/LazyAccountMenu';
import type { SessionBarFormProps } from '../../../../widgets/session-bar/variants';
import * as styles from './Line.css';

/** The session in a narrow line: two small buttons, or the balance, which leads to the deposit, and the account. */
export function Line({ isPlayer, balance, playerName, onLogout }: SessionBarFormProps) {
  const message = useMessages();
  return (
    <div className={styles.line} data-part="session-bar">
      {isPlayer ? (
        <>
          <BalanceLink route="deposit" className={styles.balance}>
            <span className={styles.label}>{message('session.balance')}</span>
            <span className={styles.figure} translate="no">
              {balance || ' '}
            </span>
          </BalanceLink>
          <LazyAccountMenu playerName={playerName} onLogout={onLogout} isSmall />
        </>
      ) : (
        <>
          <ButtonLink route="login" size="compact">
            {message('session.login')}
          </ButtonLink>
          <ButtonLink route="register" size="compact" kind="primary">
            {message('session.join')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
