import { useFormat } from '../../../../engine';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import * as styles from './Slips.css';

/** Winners on paper slips in one line over striped canvas, moved by hand. */
export function Slips({ title, winners, limit }: WinnersTickerFormProps) {
  const { money } = useFormat();
  return (
    <section className={styles.band} aria-label={title} data-part="winners-slips">
      <ul className={styles.list} role="list" aria-label={title} tabIndex={0}>
        {winners.slice(0, limit).map(({ player, amount, game }, index) => (
          <li key={index} className={styles.slip}>
            {player}{' '}
            <b className={styles.amount} translate="no">
              {money(amount, { short: true })}
            </b>{' '}
            {game.name}
          </li>
        ))}
      </ul>
    </section>
  );
}
