import { useEffect, useRef } from 'react';
import { useMessages } from '../context/useText';
import { Badge } from '../ui/Badge';
import { Button, ButtonLink } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import * as styles from './Payment.css';
import type { MoneyActions } from './useMoneyIntent';
import type { MoneyCall } from './moneyCalls';

interface OpenIntentProps {
  readonly intent: { readonly status: string; readonly isSilent?: true } & Pick<
    MoneyActions<MoneyCall>,
    'retry' | 'check' | 'reset'
  >;
  /** What was asked for. */
  readonly title: string;
  /** Whether the title is an amount, which browsers do not translate. */
  readonly isAmount?: boolean;
  /** Said while the outcome is being read, once the platform knows nothing of it, and when it is silent for long. */
  readonly texts: { readonly checking: string; readonly unconfirmed: string; readonly silent?: string };
}

/**
 * Shows an intent whose outcome is unknown: neither done nor failed. The outcome is polled. Only a press of the player
 * sends the intent again, once the platform knows nothing of it or has been silent for long; while that is under way,
 * the button is busy and keeps the focus.
 */
export function OpenIntent({ intent, title, isAmount = false, texts }: OpenIntentProps) {
  const message = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isChecking = intent.status !== 'unconfirmed';
  const isSending = intent.status === 'sending';
  const isSilent = isChecking && intent.isSilent === true;
  return (
    <section
      className={styles.card}
      aria-label={message(`payment.state.${isChecking ? 'checking' : 'unconfirmed'}`)}
      data-part="payment-open"
    >
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.amount} translate={isAmount ? 'no' : undefined}>
          {title}
        </h2>
        <Badge tone={isChecking ? 'info' : 'neutral'}>
          {message(`payment.state.${isChecking ? 'checking' : 'unconfirmed'}`)}
        </Badge>
      </header>
      <p className={styles.text} role="status">
        {isSilent ? texts.silent : isChecking ? texts.checking : texts.unconfirmed}
      </p>
      <div className={styles.actions}>
        <Button
          kind={isChecking ? 'secondary' : 'primary'}
          isBusy={isSending}
          onClick={() => (isChecking && !isSilent ? intent.check() : void intent.retry())}
        >
          {isSending ? <Spinner /> : null}
          <span>{message(isChecking && !isSilent ? 'payment.askNow' : 'payment.sendAgain')}</span>
        </Button>
        {isSilent ? <Button onClick={() => intent.check()}>{message('payment.askNow')}</Button> : null}
        {isChecking ? null : <Button onClick={() => intent.reset()}>{message('payment.change')}</Button>}
        <ButtonLink route="contact-us" kind="quiet">
          {message('payment.support')}
        </ButtonLink>
      </div>
    </section>
  );
}
