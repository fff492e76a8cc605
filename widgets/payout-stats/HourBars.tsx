import type { Decimal } from '../../engine';
import * as styles from './PayoutStats.css';

const height = 64;
const least = 4;
const step = 10.3;

/** A bar for each hour, the running one last and in light. Decoration: the sum beside it says the same. */
export function HourBars({ hours }: { readonly hours: readonly Decimal[] }) {
  // Bars are drawn, not counted with: a rounded share of the largest hour is exact enough.
  const values = hours.map(Number);
  const largest = Math.max(1, ...values);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${hours.length * step} ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, hour) => {
        const tall = Math.max(least, Math.round((value / largest) * (height - least)));
        return (
          <rect
            key={hour}
            x={hour * step}
            y={height - tall}
            width="7.5"
            height={tall}
            rx="1.5"
            className={hour === values.length - 1 ? styles.currentBar : styles.bar}
          />
        );
      })}
    </svg>
  );
}
