import { useMessages } from '../../../../engine';
import { BalanceLink } from './inner/BalanceLink';
import type { SessionBarFormProps } from '../../../../widgets/session-bar/variants';
import * as styles from './Balance.css';

/** The player's balance in a box of its own; nothing for a guest. */
export function Balance({ isPlayer, balance, isLong, playerName }: SessionBarFormProps) {
  const message = useMessages();
  if (!isPlayer) return null;
  return (
    <BalanceLink route="statement" className={styles.box}>
      <span>{message('session.balance')}</span>
      <span className={styles.figure} data-long={isLong ? '' : undefined} translate="no">
        {balance || ' '}
      </span>
      <span className={styles.name} translate="no">
        {playerName}
      </span>
    </BalanceLink>
  );
}
