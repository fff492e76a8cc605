import { useEffect } from 'react';
import {
  FailedState,
  FormView,
  OpenIntent,
  Skeleton,
  useFormat,
  useIntentPlace,
  useMessages,
  useMoments,
  useMoneyIntent,
  usePlayerRead,
  type WidgetProps,
  type WithForms,
} from '../../engine';
import type { DepositLimitsProps } from '../../schemas/generated/widgets';
import * as styles from './DepositLimits.css';

/**
 * The limits of day, week and month with what is used of each, the one whose outcome is not known yet, and the form.
 */
export function DepositLimits({ forms }: WidgetProps<WithForms<DepositLimitsProps>>) {
  const message = useMessages();
  const { money } = useFormat();
  const { moment } = useMoments();
  const { status, value, isAsking, refresh } = usePlayerRead('limits', {});
  const intent = useMoneyIntent('setLimit');
  const { isOpen, refusal } = useIntentPlace(intent);
  const [form] = forms;
  // Also a limit that a form which is gone has set.
  useEffect(() => {
    if (intent.status === 'done') refresh();
  }, [intent.status, refresh]);
  return (
    <section className={styles.card} aria-label={message('depositLimits.title')} data-part="deposit-limits">
      <h2 className={styles.title}>{message('depositLimits.title')}</h2>
      <p className={styles.text}>{message('depositLimits.text')}</p>
      {status === 'failed' ? (
        <FailedState call="limits" isAsking={isAsking} onRetry={refresh} />
      ) : (
        <dl className={styles.list} aria-busy={!value}>
          {value
            ? value.map(({ period, amount, used, pending }) => (
                <div key={period} className={styles.limit} data-period={period}>
                  <dt className={styles.name}>{message(`depositLimits.${period}`)}</dt>
                  <dd className={styles.figure} translate={amount === undefined ? undefined : 'no'}>
                    {amount === undefined ? message('depositLimits.none') : money(amount)}
                  </dd>
                  <dd className={styles.note}>{message('depositLimits.used', { amount: money(used) })}</dd>
                  {pending ? (
                    <dd className={styles.pending}>
                      {pending.amount === undefined
                        ? message('depositLimits.ends', { time: moment(pending.at) })
                        : message('depositLimits.higher', { amount: money(pending.amount), time: moment(pending.at) })}
                    </dd>
                  ) : null}
                </div>
              ))
            : [1, 2, 3].map((place) => <Skeleton key={place} className={styles.skeleton} />)}
        </dl>
      )}
      {isOpen && intent.status !== 'idle' ? (
        <OpenIntent
          intent={intent}
          isAmount={intent.params.amount !== undefined}
          title={intent.params.amount === undefined ? message('depositLimits.none') : money(intent.params.amount)}
          texts={{
            checking: message('depositLimits.checkingText'),
            unconfirmed: message('depositLimits.unconfirmedText'),
          }}
        />
      ) : null}
      <div hidden={isOpen}>{form ? <FormView form={form} refusal={refusal} onDone={ignore} /> : null}</div>
    </section>
  );
}

/** The intent tells what follows. */
function ignore(): void {
  // The limits are read again as soon as one is set.
}
