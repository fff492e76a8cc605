import { contentRequest, SectionHeading, useContent, useFormat, useMessages } from '../../../../engine';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import * as styles from './Receipt.css';

/**
 * What was paid out as the till prints it: line by line, the sum of 24 hours, and a zigzag where the paper was torn
 * off.
 */
export function Receipt({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  const paid = useContent(contentRequest('statistics', {})).value?.paidInDay;
  return (
    <section className={styles.receipt} aria-label={title} data-part="winners-receipt">
      <div className={styles.paper}>
        <SectionHeading title={title} />
        <ul className={styles.list} role="list">
          {winners.slice(0, limit).map((winner, index) => (
            <li key={`${winner.player} ${winner.at}`} className={index < mobileLimit ? styles.row : styles.wideRow}>
              <span className={styles.who}>
                {winner.player}
                <small className={styles.game}>{winner.game.name}</small>
              </span>
              <b className={styles.amount} translate="no">
                {money(winner.amount)}
              </b>
            </li>
          ))}
        </ul>
        {paid === undefined ? null : (
          <p className={styles.total}>
            {message('winnersTicker.total')}
            <b className={styles.sum} translate="no">
              {money(paid, { whole: true })}
            </b>
          </p>
        )}
        <i className={styles.bars} />
      </div>
    </section>
  );
}
