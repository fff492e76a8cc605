import { useEffect, useRef } from 'react';
import type { Decimal } from '../api/models';
import { useFormat } from '../application/useFormat';
import { useMessages } from '../application/useText';
import { Badge } from '../ui/Badge';
import { Button, ButtonLink } from '../ui/Button';
import * as styles from './Payment.css';
import type { MoneyIntentHandle } from './useMoneyIntent';

/** A payment whose outcome nobody knows yet: neither done nor failed. It is asked about by itself; nothing is sent again but by a press. */
export function OpenPayment({ intent, amount }: { readonly intent: MoneyIntentHandle<'deposit'> | MoneyIntentHandle<'withdraw'>; readonly amount: Decimal }) {
  const message = useMessages();
  const { money } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isChecking = intent.status !== 'unconfirmed';
  return (
    <section className={styles.card} aria-label={message(`payment.state.${isChecking ? 'checking' : 'unconfirmed'}`)} data-part="payment-open">
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.amount}>
          {money(amount)}
        </h2>
        <Badge tone={isChecking ? 'info' : 'neutral'}>{message(`payment.state.${isChecking ? 'checking' : 'unconfirmed'}`)}</Badge>
      </header>
      <p className={styles.text} role="status">
        {message(isChecking ? 'payment.checkingText' : 'payment.unconfirmedText')}
      </p>
      <div className={styles.actions}>
        {isChecking ? (
          <Button onClick={() => intent.check()}>{message('payment.askNow')}</Button>
        ) : (
          <>
            <Button kind="primary" onClick={() => void intent.retry()}>
              {message('payment.sendAgain')}
            </Button>
            <Button onClick={() => intent.reset()}>{message('payment.change')}</Button>
          </>
        )}
        <ButtonLink route="contact-us" kind="quiet">
          {message('payment.support')}
        </ButtonLink>
      </div>
    </section>
  );
}
