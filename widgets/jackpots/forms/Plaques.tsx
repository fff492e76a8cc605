import { useFormat, useMessages } from '../../../engine';
import sheet from '../gems.svg?no-inline';
import type { JackpotsFormProps } from '../variants';
import * as styles from './Plaques.css';

const gems = ['diamond', 'ruby', 'emerald'] as const;

/** The jackpots after the largest, side by side on plaques, a gem each; the largest has its own place. */
export function Plaques({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  const others = jackpots.slice(1);
  if (others.length === 0) return null;
  return (
    <section aria-label={title || message('jackpots.label')} data-part="jackpot-plaques">
      <ul className={styles.list} role="list">
        {others.map(({ code, name, amount, today }, index) => (
          <li key={code} className={styles.plaque} data-part="plaque">
            <svg viewBox="0 0 64 64" className={styles.gem} aria-hidden="true" focusable="false">
              <use href={`${sheet}#${gems[index % gems.length]}`} />
            </svg>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <b className={styles.amount} data-part="plaque-amount" translate="no" data-moving="jackpots">
                {money(amount)}
              </b>
              <span className={styles.note}>
                {message('jackpots.upToday', { amount: money(today, { whole: true }) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
