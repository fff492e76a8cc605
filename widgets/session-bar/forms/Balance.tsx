import { RouteLink, useMessages } from '../../../engine';
import type { SessionBarFormProps } from '../variants';
import * as styles from './Balance.css';

/** The player's balance in a box of its own; nothing for a guest. */
export function Balance({ isPlayer, balance, playerName }: SessionBarFormProps) {
  const message = useMessages();
  if (!isPlayer) return null;
  return (
    <RouteLink route="statement" className={styles.box} data-part="balance">
      <span>{message('session.balance')}</span>
      <span className={styles.figure} translate="no">
        {balance || ' '}
      </span>
      <span className={styles.name} translate="no">
        {playerName}
      </span>
    </RouteLink>
  );
}
