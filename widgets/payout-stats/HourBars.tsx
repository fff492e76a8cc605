import type { Decimal } from '../../engine';
import * as styles from './PayoutStats.css';

const height = 64;
const least = 4;
const step = 10.3;

/** A bar for each hour of the day; the current one stands out, those to come are stubs. Decoration: the sum beside it says the same. */
export function HourBars({ hours, current }: { readonly hours: readonly Decimal[]; readonly current: number | null }) {
  // Bars are drawn, not counted with: a rounded share of the largest hour is exact enough.
  const values = hours.map(Number);
  const largest = Math.max(1, ...values);
  const last = current ?? values.findLastIndex((value) => value > 0);
  return (
    <svg className={styles.bars} viewBox={`0 0 ${hours.length * step} ${height}`} height={height} preserveAspectRatio="none" aria-hidden="true">
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
            className={hour === last ? styles.currentBar : hour > last ? styles.comingBar : styles.bar}
          />
        );
      })}
    </svg>
  );
}
