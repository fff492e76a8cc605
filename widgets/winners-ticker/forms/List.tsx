import { GamePicture, SectionHeading, useFormat } from '../../../engine';
import type { WinnersTickerFormProps } from '../variants';
import * as styles from './List.css';

/**
 * Wins one below the other: the game's picture, who, and how much. `className` is that of a form that lays them out
 * again.
 */
export function List({
  title,
  winners,
  limit,
  mobileLimit,
  className = styles.section,
}: WinnersTickerFormProps & { readonly className?: string }) {
  const { money } = useFormat();
  return (
    <section className={className} aria-label={title} data-part="winners-list">
      <SectionHeading title={title} />
      <ul className={styles.list}>
        {winners.slice(0, limit).map(({ player, amount, at, game }, index) => (
          <li
            key={`${at} ${player} ${amount} ${game.gameCode}`}
            className={index < mobileLimit ? styles.row : styles.wideOnly}
          >
            <span className={styles.disc}>
              <GamePicture game={game} shape="thumbnail" className={styles.picture} />
            </span>
            <span className={styles.who}>
              <b className={styles.player}>{player}</b>
              <span className={styles.game}>{game.name}</span>
            </span>
            <strong className={styles.amount} translate="no">
              {money(amount, { short: true })}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
