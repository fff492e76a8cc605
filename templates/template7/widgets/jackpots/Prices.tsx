import { SectionHeading, useFormat, useMessages } from '../../../../engine';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Prices.css';

/** Jackpots as a price list: name, a small curve of their trend, the sum and what they grew today. */
export function Prices({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const { money, number } = useFormat();
  return (
    <div data-part="jackpot-prices">
      <SectionHeading title={title} level={3} />
      <ul className={styles.list}>
        {jackpots.map((jackpot) => (
          <li key={jackpot.code} className={styles.row}>
            <span className={styles.name}>{jackpot.name}</span>
            <Trend values={jackpot.trend} />
            <span className={styles.sum}>
              <b className={styles.amount} translate="no" data-moving="jackpots">
                {money(jackpot.amount)}
              </b>
              <small className={styles.today}>
                {message('jackpots.today', { amount: number(jackpot.today.split('.', 1)[0] ?? '') })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A curve on a base line, 62 × 26. Decoration: the figures say the same. */
function Trend({ values }: { readonly values: readonly number[] }) {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const step = 61 / Math.max(1, values.length - 1);
  const path = values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${(index * step).toFixed(1)} ${(20 - ((value - least) / range) * 16).toFixed(1)}`,
    )
    .join('');
  return (
    <svg viewBox="0 0 62 26" width="62" height="26" aria-hidden="true" className={styles.trend}>
      <path d="M0 24.5H62" stroke="currentColor" />
      <path d={path} className={styles.curve} />
    </svg>
  );
}
