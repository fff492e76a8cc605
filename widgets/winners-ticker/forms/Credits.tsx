import { SectionHeading, useFormat } from '../../../engine';
import type { WinnersTickerFormProps } from '../variants';
import { WonGame } from '../WonGame';
import * as styles from './Credits.css';

/** Winners as the end credits of a film: who at the left of the middle, what at the right, fading out above and below. */
export function Credits({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const { money } = useFormat();
  return (
    <section className={styles.credits} aria-label={title} data-part="winners-credits">
      <SectionHeading title={title} />
      <ul className={styles.list} role="list">
        {winners.slice(0, limit).map(({ player, amount, game }, index) => (
          <li key={index} className={index < mobileLimit ? styles.row : styles.wideRow}>
            <span className={styles.player}>{player}</span>
            <span className={styles.win}>
              <b className={styles.amount}>{money(amount, { short: true })}</b>
              <WonGame game={game} className={styles.game} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
