import { useFormat, useMessages, type Jackpot } from '../../../engine';
import { useGrowing } from '../useGrowing';
import type { JackpotsFormProps } from '../variants';
import * as styles from './Band.css';

/** Jackpots side by side on one panel, the largest in colour. */
export function Band({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  return (
    <section className={styles.band} aria-label={title || message('jackpots.label')} data-part="jackpot-band">
      <ul className={styles.list} role="list">
        {jackpots.map((jackpot) => (
          <Cell key={jackpot.code} jackpot={jackpot} />
        ))}
      </ul>
    </section>
  );
}

function Cell({ jackpot }: { readonly jackpot: Jackpot }) {
  const message = useMessages();
  const { money } = useFormat();
  const amount = useGrowing(jackpot);
  return (
    <li className={styles.cell}>
      <span className={styles.name}>{jackpot.name}</span>
      <b className={styles.amount}>{money(amount)}</b>
      <span className={styles.note}>{message('jackpots.today', { amount: money(jackpot.today, { whole: true }) })}</span>
    </li>
  );
}
