import { Badge, Button, feeText, Icon, isWhole, useFormat, useMessages, type BankAccount } from '../../engine';
import * as styles from './BankAccounts.css';

interface Props {
  readonly account: BankAccount;
  readonly isRemoving: boolean;
  /** Whether nobody knows yet if it has been removed. */
  readonly isUnsure: boolean;
  readonly onRemove: () => void;
}

/** One account: what it is, what a withdrawal to it takes, and the way to remove it. */
export function AccountRow({ account, isRemoving, isUnsure, onRemove }: Props) {
  const message = useMessages();
  const { money } = useFormat();
  const { kind, bankName, holder, number, terms } = account;
  const name = `${bankName} ${number}`;
  const short = (sum: string) => money(sum, { whole: isWhole(sum) });
  const fee = feeText(message, money, terms.fee);
  return (
    <li className={styles.account}>
      <span className={styles.sign}>
        <Icon name={kind} size={22} />
      </span>
      <div className={styles.words}>
        <p className={styles.name} translate="no">
          {name}
        </p>
        <p className={styles.detail} translate="no">
          {holder}
        </p>
        <p className={styles.detail}>
          {message('bankAccounts.terms', { min: short(terms.min), max: short(terms.max), fee })}
        </p>
      </div>
      {isUnsure ? (
        <span role="status">
          <Badge tone="info">{message('payment.state.unconfirmed')}</Badge>
        </span>
      ) : null}
      <Button
        size="compact"
        aria-label={message('bankAccounts.removeNamed', { name })}
        isBusy={isRemoving}
        onClick={onRemove}
      >
        {message(isRemoving ? 'bankAccounts.removing' : 'bankAccounts.remove')}
      </Button>
    </li>
  );
}
