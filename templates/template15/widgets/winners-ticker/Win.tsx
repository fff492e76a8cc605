import { GamePicture, useFormat, useMessages } from '../../../../engine';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import { WonGame } from '../../../../widgets/winners-ticker/WonGame';
import * as styles from './Win.css';

/** The largest of the newest wins as a post: the game in a circle, who it was, the sum set large. */
export function Win({ title, winners, limit }: WinnersTickerFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  const [winner] = winners.slice(0, limit).sort((one, other) => Number(other.amount) - Number(one.amount));
  if (!winner) return null;
  const { player, amount, game } = winner;
  return (
    <section className={styles.win} aria-label={title} data-part="winner-post">
      <GamePicture game={game} shape="square" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.line}>{message('winnersTicker.playerWon', { player })}</p>
        <b className={styles.amount} translate="no">
          {money(amount, { short: true })}
        </b>
        <WonGame game={game} className={styles.game} />
      </div>
    </section>
  );
}
