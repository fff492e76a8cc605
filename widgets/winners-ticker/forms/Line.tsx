import { useFormat } from '../../../engine';
import type { WinnersTickerFormProps } from '../variants';
import * as styles from './Line.css';

/** The latest winners in one still line that a thumb moves. */
export function Line({ title, winners, limit }: WinnersTickerFormProps) {
  const { money } = useFormat();
  return (
    <div className={styles.line} data-part="winners-line">
      <b className={styles.title}>{title}</b>
      <ul className={styles.list} role="list" aria-label={title} tabIndex={0}>
        {winners.slice(0, limit).map(({ player, amount }, index) => (
          <li key={index}>
            {player}{' '}
            <span className={styles.amount} translate="no">
              {money(amount, { short: true })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
