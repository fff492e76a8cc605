import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { contentRequest, useContent, useFormat, useMessages, useText, type WidgetProps } from '../../engine';
import type { PayoutStatsProps } from '../../schemas/generated/widgets';
import { HourBars } from './HourBars';
import * as styles from './PayoutStats.css';

/**
 * What the house paid out in the last 24 hours, hour by hour, and how long money takes (SITE-9). Shows nothing until
 * the figures are there.
 */
export const PayoutStats = observer(function PayoutStats({ title }: WidgetProps<PayoutStatsProps>) {
  const text = useText();
  const message = useMessages();
  const { money } = useFormat();
  const id = useId();
  const figures = useContent(contentRequest('statistics', {})).value;
  const { paidInDay, hourlyWithdrawals, depositSeconds, withdrawalSeconds } = figures ?? {};
  if (paidInDay === undefined && depositSeconds === undefined && withdrawalSeconds === undefined) return null;
  return (
    <section aria-labelledby={id} data-part="payout-stats">
      <h2 id={id} className={styles.title}>
        {text(title)}
      </h2>
      <div className={styles.panel}>
        {paidInDay !== undefined && (
          <p className={styles.figure} translate="no">
            {money(paidInDay, { short: true })}
          </p>
        )}
        {hourlyWithdrawals && <HourBars hours={hourlyWithdrawals} />}
        <dl className={styles.times}>
          {depositSeconds !== undefined && (
            <div className={styles.time}>
              <dt>{message('payoutStats.deposits')}</dt>
              <dd className={styles.value}>{duration(depositSeconds)}</dd>
            </div>
          )}
          {withdrawalSeconds !== undefined && (
            <div className={styles.time}>
              <dt>{message('payoutStats.withdrawals')}</dt>
              <dd className={styles.value}>{duration(withdrawalSeconds)}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  );

  /** Whole seconds as `40 s` or `3 min 10 s`. */
  function duration(seconds: number): string {
    const minutes = Math.floor(seconds / 60);
    return minutes === 0
      ? message('payoutStats.seconds', { seconds })
      : message('payoutStats.minutes', { minutes, seconds: seconds % 60 });
  }
});
