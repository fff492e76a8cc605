import { Icon } from '../ui/Icon';
import * as styles from './Payment.css';

/** Where a payment stands on its way. */
export interface PaymentStage {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next' | 'failed';
  readonly time?: string;
  readonly note?: string;
}

/** The stages of a payment in order, with their times. */
export function PaymentSteps({ stages }: { readonly stages: readonly PaymentStage[] }) {
  return (
    <ol className={styles.steps} data-part="payment-steps">
      {stages.map(({ name, state, time, note }) => (
        <li key={name} className={styles.step} data-step={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.mark}>
            {state === 'done' ? <Icon name="check" size={14} /> : null}
            {state === 'failed' ? <Icon name="close" size={14} /> : null}
          </span>
          <span className={styles.stepName}>{name}</span>
          <span className={styles.stepTime}>{time}</span>
          {note ? <span className={styles.stepNote}>{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
