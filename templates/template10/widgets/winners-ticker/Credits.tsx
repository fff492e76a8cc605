import { SectionHeading, useFormat } from '../../../../engine';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import { WonGame } from '../../../../widgets/winners-ticker/WonGame';
import * as styles from './Credits.css';

/**
 * Winners as the end credits of a film: who at the left of the middle, what at the right, fading out above and below
 * what stands amid them.
 */
export function Credits({ title, winners, limit, mobileLimit, amid }: WinnersTickerFormProps) {
  const { money } = useFormat();
  const half = Math.ceil(limit / 2);
  const rows = (from: number, to: number) => (
    <ul className={from === 0 ? styles.upper : styles.lower} role="list">
      {winners.slice(from, to).map(({ player, amount, game }, index) => (
        <li key={index} className={from + index < mobileLimit ? styles.row : styles.wideRow}>
          <span className={styles.player}>{player}</span>
          <span className={styles.win}>
            <b className={styles.amount} translate="no">
              {money(amount, { short: true })}
            </b>
            <WonGame game={game} className={styles.game} />
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.credits} aria-label={title} data-part="winners-credits">
      <SectionHeading title={title} />
      {rows(0, half)}
      {amid}
      {winners.length > half ? rows(half, limit) : null}
    </section>
  );
}
