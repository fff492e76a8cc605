import { ButtonLink, useMessages } from '../../../../engine';
import { LazyAccountMenu } from '../../../../widgets/session-bar/LazyAccountMenu';
import type { SessionBarFormProps } from '../../../../widgets/session-bar/variants';
import * as styles from './Ears.css';

/** Two buttons above each other in the room of a box beside a masthead: the ways in, or deposit and the account. */
export function Ears({ isPlayer, playerName, onLogout }: SessionBarFormProps) {
  const message = useMessages();
  return (
    <div className={styles.ears} data-part="session-bar">
      {isPlayer ? (
        <>
          <ButtonLink route="deposit" kind="primary">
            {message('session.deposit')}
          </ButtonLink>
          <LazyAccountMenu playerName={playerName} onLogout={onLogout} />
        </>
      ) : (
        <>
          <ButtonLink route="register" kind="primary">
            {message('session.join')}
          </ButtonLink>
          <ButtonLink route="login">{message('session.login')}</ButtonLink>
        </>
      )}
    </div>
  );
}
