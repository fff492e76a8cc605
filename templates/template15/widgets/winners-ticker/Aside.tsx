import { GamePicture, SectionHeading, useFormat } from '../../../../engine';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import * as styles from './Aside.css';

/** Wins beside a page: the game's picture, and how much above who won it and where. */
export function Aside({ title, winners, limit }: WinnersTickerFormProps) {
  const { money } = useFormat();
  return (
    <section className={styles.section} aria-label={title} data-part="winners-aside">
      <SectionHeading title={title} />
      <ul className={styles.list}>
        {winners.slice(0, limit).map(({ player, amount, at, game }) => (
          <li key={`${at} ${player}`} className={styles.row}>
            <GamePicture game={game} shape="thumbnail" className={styles.picture} />
            <span className={styles.who}>
              {player}, {game.name}
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
