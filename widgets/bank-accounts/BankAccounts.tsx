import { useState } from 'react';
import { Button, ButtonLink, EmptyState, Skeleton, useMessages, usePlayerRead } from '../../engine';
import { AccountRow } from './AccountRow';
import * as styles from './BankAccounts.css';

/** Where withdrawals go: the player's accounts and cards. One is removed after a second press; numbers stay masked. */
export function BankAccounts() {
  const message = useMessages();
  const { status, value, refresh } = usePlayerRead('banks', {});
  const [hasRemoved, setRemoved] = useState(false);
  const add = (
    <ButtonLink route="add-bank" kind="primary">
      {message('bankAccounts.add')}
    </ButtonLink>
  );
  const handleRemoved = () => {
    setRemoved(true);
    refresh();
  };
  return (
    <section className={styles.accounts} aria-label={message('bankAccounts.title')} aria-busy={status === 'loading'} data-part="bank-accounts">
      <p role="status" className={styles.said}>
        {hasRemoved ? message('bankAccounts.removed') : ''}
      </p>
      {status === 'failed' ? (
        <EmptyState icon="alert" title={message('payment.failedTitle')} action={<Button onClick={refresh}>{message('common.tryAgain')}</Button>}>
          {message('payment.failedText')}
        </EmptyState>
      ) : value?.accounts.length === 0 ? (
        <EmptyState icon="bank" title={message('bankAccounts.noneTitle')} action={add}>
          {message('bankAccounts.noneText')}
        </EmptyState>
      ) : value ? (
        <>
          <ul className={styles.list}>
            {value.accounts.map((account) => (
              <AccountRow key={account.id} account={account} onRemoved={handleRemoved} />
            ))}
          </ul>
          <div className={styles.actions}>
            {add}
            <ButtonLink route="withdrawal">{message('bankAccounts.withdraw')}</ButtonLink>
          </div>
        </>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </section>
  );
}
