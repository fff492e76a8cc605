import { useEffect, useId, useRef, useState } from 'react';
import { Button, Icon, isWhole, isZero, useFormat, useMessages, useMoneyIntent, type BankAccount } from '../../engine';
import * as styles from './BankAccounts.css';

/** One account: what it is, what a withdrawal to it takes, and the way to remove it. */
export function AccountRow({ account, onRemoved }: { readonly account: BankAccount; readonly onRemoved: () => void }) {
  const message = useMessages();
  const { money } = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { id, kind, bankName, holder, number, terms } = account;
  const name = `${bankName} ${number}`;
  const short = (sum: string) => money(sum, { whole: isWhole(sum) });
  const fee = isZero(terms.fee) ? message('payment.free') : money(terms.fee);
  return (
    <li className={styles.account}>
      <span className={styles.sign}>
        <Icon name={kind} size={22} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{holder}</p>
        <p className={styles.detail}>{message('bankAccounts.terms', { min: short(terms.min), max: short(terms.max), fee })}</p>
      </div>
      {isAsked ? (
        <Removal bankId={id} name={name} onRemoved={onRemoved} onKeep={() => setAsked(false)} />
      ) : (
        <Button size="compact" aria-label={message('bankAccounts.removeNamed', { name })} onClick={() => setAsked(true)}>
          {message('bankAccounts.remove')}
        </Button>
      )}
    </li>
  );
}

interface RemovalProps {
  readonly bankId: string;
  readonly name: string;
  readonly onRemoved: () => void;
  readonly onKeep: () => void;
}

/** The question before an account goes; the safe answer has the focus. */
function Removal({ bankId, name, onRemoved, onKeep }: RemovalProps) {
  const message = useMessages();
  const id = useId();
  const { status, send, retry, reset } = useMoneyIntent('removeBank');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const remove = async () => {
    const view = await (status === 'unconfirmed' ? retry() : send({ bankId }));
    if (view.status === 'done') {
      reset();
      onRemoved();
    }
  };
  const keep = () => {
    reset();
    onKeep();
  };
  return (
    <div ref={box} className={styles.removal} role="group" aria-label={message('bankAccounts.removeNamed', { name })} aria-describedby={id}>
      <p id={id} className={styles.detail}>
        {message('bankAccounts.sure')}
      </p>
      <div className={styles.actions}>
        <Button size="compact" onClick={keep} isBusy={status === 'sending'}>
          {message('bankAccounts.keep')}
        </Button>
        <Button size="compact" className={styles.destructive} onClick={() => void remove()} isBusy={status === 'sending'}>
          {message(status === 'sending' ? 'bankAccounts.removing' : 'bankAccounts.yes')}
        </Button>
      </div>
    </div>
  );
}
