import { Icon } from '../../../../../engine';
import { AccountMenu } from '../../../../../widgets/session-bar/AccountMenu';
import type { SessionBarFormProps } from '../../../../../widgets/session-bar/variants';
import * as styles from '../Buttons.css';

/** The account of a player behind a round picture with a striped rim. */
export function Menu({ playerName, onLogout }: Pick<SessionBarFormProps, 'playerName' | 'onLogout'>) {
  const sign = (
    <span className={styles.initial} aria-hidden="true">
      <Icon name="user" size={22} />
    </span>
  );
  return (
    <div className={styles.account}>
      <AccountMenu playerName={playerName} onLogout={onLogout} face={{ className: styles.face, sign }} />
    </div>
  );
}
