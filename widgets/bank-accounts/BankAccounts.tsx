import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  ButtonLink,
  EmptyState,
  FailedState,
  Skeleton,
  useFailureText,
  useMessages,
  usePlayerRead,
  type BankAccount,
} from '../../engine';
import { AccountRow } from './AccountRow';
import * as styles from './BankAccounts.css';
import { useRemoval } from './useRemoval';

/**
 * Where withdrawals go: the player's accounts and cards. One is removed after a question; numbers stay masked. Whatever
 * comes of it, the list is read again, which tells what nobody knows.
 */
export function BankAccounts() {
  const message = useMessages();
  const { status, value, isAsking, refresh } = usePlayerRead('banks', {});
  const [hasRemoved, setRemoved] = useState(false);
  const { current, unsure, failure, remove, forget } = useRemoval();
  const problem = useFailureText(failure);
  const said = useRef<HTMLParagraphElement>(null);
  const add = (
    <ButtonLink route="add-bank" kind="primary">
      {message('bankAccounts.add')}
    </ButtonLink>
  );
  const handleRemove = async (account: BankAccount) => {
    setRemoved(false);
    const outcome = await remove(account);
    if (outcome === 'kept') return;
    setRemoved(outcome === 'removed');
    refresh();
  };
  const isGone = unsure !== undefined && value?.accounts.every(({ id }) => id !== unsure) === true;
  if (isGone && !hasRemoved) setRemoved(true);
  const endUnsure = useEffectEvent(forget);
  useEffect(() => {
    if (isGone) endUnsure();
  }, [isGone]);
  // The button that had the focus goes with its row.
  useEffect(() => {
    if (hasRemoved) said.current?.focus();
  }, [hasRemoved]);
  return (
    <section
      className={styles.accounts}
      aria-label={message('bankAccounts.title')}
      aria-busy={status === 'loading'}
      data-part="bank-accounts"
    >
      <p ref={said} role="status" className={styles.said} tabIndex={-1}>
        {hasRemoved ? message('bankAccounts.removed') : ''}
      </p>
      {problem ? (
        <p role="alert" className={styles.refused}>
          {problem}
        </p>
      ) : null}
      {status === 'failed' ? (
        <FailedState call="banks" of="payment" isAsking={isAsking} onRetry={refresh} />
      ) : value?.accounts.length === 0 ? (
        <EmptyState icon="bank" title={message('bankAccounts.noneTitle')} action={add}>
          {message('bankAccounts.noneText')}
        </EmptyState>
      ) : value ? (
        <>
          <ul className={styles.list}>
            {value.accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                isRemoving={current === account.id}
                isUnsure={unsure === account.id}
                onRemove={() => void handleRemove(account)}
              />
            ))}
          </ul>
          <div className={styles.actions}>
            {add}
            <ButtonLink route="withdrawal">{message('bankAccounts.withdraw')}</ButtonLink>
          </div>
        </>
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </section>
  );
}
