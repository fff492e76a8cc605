import { useId } from 'react';
import { GamePicture, SectionHeading, useFormat, useNow, type Winner } from '../../../../engine';
import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import { WonGame } from '../../../../widgets/winners-ticker/WonGame';
import * as styles from './Medallions.css';

/** The newest winners as ruled rows: a medallion of the game, who and when, the game's name, and the sum at the end. */
export function Medallions({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const id = useId();
  const now = useNow(1000);
  return (
    <section aria-labelledby={id} data-part="winners-medallions">
      <SectionHeading title={title} id={id} />
      <ol className={styles.list} role="list">
        {winners.slice(0, limit).map((winner, index) => (
          // By place, so that a fresh list changes the words of the rows and moves none of them.
          <Row key={index} winner={winner} now={now} isExtra={index >= mobileLimit} />
        ))}
      </ol>
    </section>
  );
}

function Row({
  winner: { player, amount, at, game },
  now,
  isExtra,
}: {
  readonly winner: Winner;
  readonly now: number | null;
  readonly isExtra: boolean;
}) {
  const { money, ago } = useFormat();
  return (
    <li className={isExtra ? styles.extraRow : styles.row}>
      <GamePicture game={game} shape="thumbnail" className={styles.picture} />
      <b className={styles.player}>{player}</b>
      <time dateTime={at} className={styles.ago}>
        {now === null ? ' ' : ago(at, now)}
      </time>
      <WonGame game={game} className={styles.game} />
      <span className={styles.amount} data-part="winner-amount" translate="no">
        {money(amount)}
      </span>
    </li>
  );
}
