import { SectionHeading, useFormat } from '../../../engine';
import type { WinnersTickerFormProps } from '../variants';
import * as styles from './Ledger.css';

/** What was paid, line by line: who, in which game and when, how much. */
export function Ledger({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const { money, time } = useFormat();
  return (
    <div data-part="winners">
      <SectionHeading title={title} level={3} />
      <ul className={styles.list}>
        {winners.slice(0, limit).map((winner, index) => (
          <li
            key={`${winner.player} ${winner.at} ${winner.amount} ${winner.game.gameCode}`}
            className={index < mobileLimit ? styles.row : styles.wideRow}
          >
            <span className={styles.who}>
              {winner.player}
              <small className={styles.game}>
                <span className={styles.name}>{winner.game.name}</span>
                <time dateTime={winner.at}>{time(winner.at)}</time>
              </small>
            </span>
            <b className={styles.amount} translate="no">
              {money(winner.amount)}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
