import { Badge, RouteLink, useFormat, useMessages, useMoments, type Transaction } from '../../engine';
import * as styles from './Deposit.css';

/** Deposits that are under way already, so that nobody pays twice out of doubt. */
export function PendingDeposits({ payments }: { readonly payments: readonly Transaction[] }) {
  const message = useMessages();
  const { money } = useFormat();
  const { moment } = useMoments();
  if (payments.length === 0) return null;
  return (
    <section className={styles.pending} aria-label={message('payment.underWay')} data-part="pending-deposits">
      <h2 className={styles.heading}>{message('payment.underWay')}</h2>
      <ul className={styles.pendingList}>
        {payments.slice(0, 3).map(({ reference, requestId, amount, method, at }) => (
          <li key={reference} className={styles.pendingRow}>
            <span className={styles.pendingSum} translate="no">
              {money(amount)}
            </span>
            <span className={styles.pendingBadge}>
              <Badge tone="warn">{message('payment.state.pending')}</Badge>
            </span>
            <span className={styles.pendingWhat}>
              <span>{method}</span> <time dateTime={at}>{moment(at)}</time>
            </span>
            {requestId ? (
              <RouteLink
                route="deposit"
                query={{ payment: requestId }}
                className={styles.pendingLink}
                aria-label={`${message('payment.show')} ${reference}`}
              >
                {message('payment.show')}
              </RouteLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
