import { useMessages } from '../context/useText';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Skeleton } from '../ui/Skeleton';
import { PaymentCard } from './PaymentCard';
import * as styles from './PaymentView.css';
import { usePaymentStatus } from './usePaymentStatus';

/**
 * The payment of a request id, followed until it has ended. What the platform has taken stays shown, also while its
 * status cannot be read. `onAgain` leads to another one.
 */
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
  const { payment, look, isTaken, isAsking, refresh } = usePaymentStatus(
    kind === 'deposit' ? 'deposit' : 'withdraw',
    requestId,
  );
  const check = (
    <Button isBusy={isAsking} onClick={refresh}>
      {message('payment.askNow')}
    </Button>
  );
  if (payment) {
    const isUncertain = look === 'unread' || look === 'behind';
    return <PaymentCard kind={kind} payment={payment} onAgain={onAgain} {...(isUncertain ? { check } : {})} />;
  }
  if (look === 'unknown') {
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
  if (look === 'unread' || look === 'behind') {
    return (
      <EmptyState
        icon="receipt"
        title={message(isTaken ? 'payment.state.checking' : 'payment.unreadTitle')}
        action={check}
      >
        {message(isTaken ? 'payment.checkingText' : 'payment.unreadText')}
      </EmptyState>
    );
  }
  return <Skeleton className={styles.skeleton} />;
}

/** The request id that an address names; undefined for none, and for what cannot be one. */
export function paymentInAddress(query: Readonly<Record<string, string | undefined>>): string | undefined {
  const { payment } = query;
  return payment !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(payment) ? payment : undefined;
}
