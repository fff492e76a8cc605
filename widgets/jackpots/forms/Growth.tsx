import { useFormat, useMessages } from '../../../engine';
import { useGrowing, type GrowingProps } from '../useGrowing';
import { useStop } from '../useStop';
import type { JackpotsFormProps } from '../variants';
import * as styles from './Growth.css';

const bars = [14, 18, 16, 22, 20, 27, 31, 29, 36, 42] as const;

/** The largest jackpot as a figure that fills its line, and how much it has grown today beside rising bars. */
export function Growth({ title, jackpots: [jackpot] }: JackpotsFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  const { isStill, stop } = useStop();
  if (!jackpot) return null;
  return (
    <section className={styles.jackpot} aria-label={title || message('jackpots.label')} data-part="jackpot-growth">
      <h2 className={styles.name}>{jackpot.name}</h2>
      <svg className={styles.bars} width="106" height="42" aria-hidden="true" focusable="false">
        {bars.map((height, index) => (
          <rect
            key={height}
            x={index * 11}
            y={42 - height}
            width="7"
            height={height}
            rx="3"
            className={index < 5 ? styles.early : styles.late}
          />
        ))}
      </svg>
      <Amount jackpot={jackpot} isStill={isStill} />
      <p className={styles.note}>
        <span>{message('jackpots.grew', { amount: money(jackpot.today, { whole: true }) })}</span>
        {stop}
      </p>
    </section>
  );
}

function Amount({ jackpot, isStill }: GrowingProps) {
  const { money } = useFormat();
  return (
    <b className={styles.amount} translate="no" data-moving="jackpots">
      {money(useGrowing(jackpot, isStill), { whole: true })}
    </b>
  );
}
