import { drawnPictureOf, Picture, pictureAt, useFormat, type Winner } from '../../../../engine';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import { WonGame } from '../../../../widgets/winners-ticker/WonGame';
import * as styles from './Bubbles.css';

/** The platform's pictures are drawn tall, so that their subject stands below the bubble. */
const tall = { width: 300, height: 520 } as const;

/**
 * Winners in panels of a strip, two a row on phones: the game's picture, each once, and over it a bubble with who won
 * how much.
 */
export function Bubbles({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const { money } = useFormat();
  return (
    <section aria-label={title} data-part="winners-bubbles">
      <ul className={styles.strip} role="list">
        {newestOfEach(winners)
          .slice(0, limit)
          .map(({ player, amount, game }, index) => (
            <li key={index} className={index < mobileLimit ? styles.panel : styles.widePanel}>
              <Picture
                src={pictureAt(game.image, tall.width, tall.height) ?? game.image}
                alt=""
                data-drawn={drawnPictureOf(game.name)}
                {...tall}
                className={styles.picture}
              />
              <p className={styles.bubble}>
                <b className={styles.amount} translate="no">
                  {money(amount, { short: true })}
                </b>
                <span className={styles.who}>
                  {player} <WonGame game={game} className={styles.game} />
                </span>
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** One win a game, so that no panel repeats the picture of another. */
function newestOfEach(winners: readonly Winner[]): readonly Winner[] {
  return winners.filter(
    ({ game }, index) => winners.findIndex((other) => other.game.gameCode === game.gameCode) === index,
  );
}
