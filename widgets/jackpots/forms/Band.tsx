import { useFormat, useMessages, type Jackpot } from '../../../engine';
import { useGrowing } from '../useGrowing';
import { useStop, type Stop } from '../useStop';
import type { JackpotsFormProps } from '../variants';
import * as styles from './Band.css';

/**
 * Jackpots side by side on one panel, the largest in colour; below each what it falls before or, without such a limit,
 * what it grew today.
 */
export function Band({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const { isStill, stop } = useStop();
  return (
    <section className={styles.band} aria-label={title || message('jackpots.label')} data-part="jackpot-band">
      <ul className={styles.list} role="list">
        {jackpots.map((jackpot, index) => (
          <Cell key={jackpot.code} jackpot={jackpot} isStill={isStill} stop={index === 0 ? stop : null} />
        ))}
      </ul>
    </section>
  );
}

function Cell({ jackpot, isStill, stop }: { readonly jackpot: Jackpot } & Stop) {
  const message = useMessages();
  const { money } = useFormat();
  const amount = useGrowing(jackpot, isStill);
  return (
    <li className={styles.cell}>
      <span className={styles.head}>
        <span className={styles.name}>{jackpot.name}</span>
        {stop}
      </span>
      <b className={styles.amount} translate="no" data-moving="jackpots">
        {money(amount)}
      </b>
      <span className={styles.note}>
        {jackpot.fallsBefore === undefined ? (
          <span>{message('jackpots.today', { amount: money(jackpot.today, { whole: true }) })}</span>
        ) : (
          <>
            <span>{message('jackpots.fallsBefore')} </span>
            <span translate="no">{money(jackpot.fallsBefore, { whole: true })}</span>
          </>
        )}
      </span>
    </li>
  );
}
