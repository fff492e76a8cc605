import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import {
  contentRequest,
  Icon,
  StopButton,
  useClock,
  useContent,
  useFormat,
  useMedia,
  useMessages,
  useNow,
  useText,
  type WidgetProps,
} from '../../engine';
import type { WithdrawalsTickerProps } from '../../schemas/generated/widgets';
import * as styles from './WithdrawalsTicker.css';

/**
 * What was paid out lately (CALL-SITE-10), or where nobody says the largest sums (SITE-9), one payment after the other
 * in one line, with masked names. It moves on by itself until someone stops it, and rests under a pointer, around the
 * focus, and for players who want less motion; all of them can be gone through by hand.
 */
export const WithdrawalsTicker = observer(function WithdrawalsTicker({
  title,
  everySeconds,
}: WidgetProps<WithdrawalsTickerProps>) {
  const text = useText();
  const message = useMessages();
  const { money, ago } = useFormat();
  const id = useId();
  const now = useNow(1000);
  const clock = useClock();
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [place, setPlace] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isLookedAt, setLookedAt] = useState(false);
  const latest = useContent(contentRequest('recentTransactions', {})).value?.withdrawals ?? [];
  const largest = useContent(contentRequest('statistics', {})).value?.withdrawals ?? [];
  const payments = latest.length > 0 ? latest : largest;
  const count = payments.length;
  const isMoving = count > 1 && !isCalm && !isStopped && !isLookedAt;
  useEffect(() => {
    if (!isMoving) return;
    const timer = clock.setTimeout(() => setPlace((last) => last + 1), everySeconds * 1000);
    return () => clock.clearTimeout(timer);
  }, [clock, isMoving, everySeconds, place]);
  const payment = payments[place % Math.max(1, count)];
  if (!payment) return null;
  const look = (is: boolean) => () => setLookedAt(is);
  return (
    <section
      className={styles.ticker}
      aria-labelledby={id}
      onPointerEnter={look(true)}
      onPointerLeave={look(false)}
      onFocus={look(true)}
      onBlur={look(false)}
      data-part="withdrawals-ticker"
    >
      <h2 id={id} className={styles.title}>
        {text(title)}
      </h2>
      <p key={place} className={styles.payment}>
        <span className={styles.words}>
          {message('withdrawalsTicker.paid', { player: payment.player, amount: money(payment.amount) })}
        </span>
        <time dateTime={payment.at} className={styles.time}>
          {now === null ? '\u00a0' : ago(payment.at, now)}
        </time>
      </p>
      {count > 1 ? (
        <div className={styles.controls}>
          {isCalm ? null : (
            <StopButton
              className={styles.stop}
              isStopped={isStopped}
              labels={{ stop: message('withdrawalsTicker.pause'), go: message('withdrawalsTicker.play') }}
              onToggle={setStopped}
            />
          )}
          <button
            type="button"
            className={styles.control}
            aria-label={message('withdrawalsTicker.next')}
            onClick={() => setPlace(place + 1)}
          >
            <Icon name="chevron-right" size={16} />
          </button>
        </div>
      ) : null}
    </section>
  );
});
