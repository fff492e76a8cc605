import { useMessages } from '../context/useText';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Skeleton } from '../ui/Skeleton';
import { PaymentCard } from './PaymentCard';
import * as styles from './PaymentView.css';
import { usePaymentStatus } from './usePaymentStatus';
import { FailedState } from '../ui/FailedState';

/** The payment of a request id, followed until it has ended. `onAgain` leads to another one. */
export function PaymentView({
  kind,
  requestId,
  onAgain,
}: {
  readonly kind: 'deposit' | 'withdrawal';
  readonly requestId: string;
  readonly onAgain: () => void;
}) {
  const message = useMessages();
  const { status, value, isAsking, refresh } = usePaymentStatus(kind === 'deposit' ? 'deposit' : 'withdraw', requestId);
  if (value) return <PaymentCard kind={kind} payment={value} onAgain={onAgain} />;
  if (value === null) {
    return (
      <EmptyState
        icon="receipt"
        title={message('payment.unknownTitle')}
        action={<ButtonLink route="transaction-history">{message('payment.show')}</ButtonLink>}
      >
        {message('payment.unknownText')}
      </EmptyState>
    );
  }
  if (status === 'failed') {
    return <FailedState of="payment" isAsking={isAsking} onRetry={refresh} />;
  }
  return <Skeleton className={styles.skeleton} />;
}

/** The request id that an address names; undefined for none, and for what cannot be one. */
export function paymentInAddress(query: Readonly<Record<string, string | undefined>>): string | undefined {
  const { payment } = query;
  return payment !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(payment) ? payment : undefined;
}
