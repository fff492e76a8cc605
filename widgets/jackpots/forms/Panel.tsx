import { useFormat, useMessages, type Jackpot } from '../../../engine';
import { GrowingRow } from '../GrowingRow';
import { useGrowing } from '../useGrowing';
import { useStop, type Stop } from '../useStop';
import type { JackpotsFormProps } from '../variants';
import * as styles from './Panel.css';

/** The largest jackpot as a figure that grows, the others in rows below. */
export function Panel({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const { isStill, stop } = useStop();
  const [first, ...others] = jackpots;
  if (!first) return null;
  return (
    <section className={styles.panel} aria-label={title || message('jackpots.label')} data-part="jackpots">
      <First jackpot={first} isStill={isStill} stop={stop} />
      {others.length > 0 ? (
        <dl className={styles.rows}>
          {others.map((jackpot) => (
            <GrowingRow
              key={jackpot.code}
              jackpot={jackpot}
              isStill={isStill}
              styles={{ row: styles.row, amount: styles.amount }}
            />
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function First({ jackpot, isStill, stop }: { readonly jackpot: Jackpot } & Stop) {
  const message = useMessages();
  const { money } = useFormat();
  const amount = useGrowing(jackpot, isStill);
  return (
    <>
      <div className={styles.head}>
        <span>{jackpot.name}</span>
        <span className={styles.pace}>
          {message('jackpots.perSecond', {
            amount: money(jackpot.perSecond, { whole: /^\d+(?:\.0*)?$/.test(jackpot.perSecond) }),
          })}
        </span>
        {stop}
      </div>
      <p className={styles.figure} translate="no" data-moving="jackpots">
        {money(amount)}
      </p>
    </>
  );
}
