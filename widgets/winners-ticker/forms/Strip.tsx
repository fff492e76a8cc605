import { GamePicture, useFormat, useMessages } from '../../../engine';
import type { WinnersTickerFormProps } from '../variants';
import { WonGame } from '../WonGame';
import * as styles from './Strip.css';

/**
 * The latest winners side by side in one framed strip, one below the other on phones: picture, sum, who and in which
 * game.
 */
export function Strip({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  return (
    <section className={styles.strip} aria-label={title} data-part="winners-strip">
      <h2 className={styles.head}>
        {title}
        <small className={styles.since}>{message('winnersTicker.latest')}</small>
      </h2>
      <ul className={styles.list} role="list">
        {winners.slice(0, limit).map(({ player, amount, game }, index) => (
          <li key={index} className={index < mobileLimit ? styles.cell : styles.wideCell}>
            <GamePicture game={game} shape="thumbnail" className={styles.picture} />
            <span className={styles.words}>
              <b className={styles.amount} translate="no">
                {money(amount)}
              </b>
              <span className={styles.who}>
                {player} <WonGame game={game} className={styles.game} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
