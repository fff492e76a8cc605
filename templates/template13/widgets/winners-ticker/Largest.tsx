import { SectionHeading, useFormat } from '../../../../engine';
import { largestFirst } from '../../../../widgets/winners-ticker/chooseWinners';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import * as styles from './Largest.css';

/** The largest of the recent wins, largest first, as numbered lines: who, in which game, how much. */
export function Largest({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const { money } = useFormat();
  return (
    <section aria-label={title} data-part="winners-largest">
      <SectionHeading title={title} />
      <ol className={styles.list} role="list">
        {largestFirst(winners)
          .slice(0, limit)
          .map(({ player, amount, at, game }, index) => (
            <li key={`${at} ${player}`} className={index < mobileLimit ? styles.row : styles.wideRow}>
              <span>{player}</span>
              <span className={styles.game}>{game.name}</span>
              <b className={styles.amount} translate="no">
                {money(amount)}
              </b>
            </li>
          ))}
      </ol>
    </section>
  );
}
