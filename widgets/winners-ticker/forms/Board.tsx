import { useId, useState } from 'react';
import { GamePicture, useFormat, useMessages, useNow, type Winner } from '../../../engine';
import { chooseWinners, winnerViews, type WinnerView } from '../chooseWinners';
import type { WinnersTickerFormProps } from '../variants';
import { WonGame } from '../WonGame';
import * as styles from './Board.css';

/** Rows of winners with their games: the latest, the biggest, or the best of today. */
export function Board({ title, winners, limit, mobileLimit }: WinnersTickerFormProps) {
  const message = useMessages();
  const id = useId();
  const [view, setView] = useState<WinnerView>('latest');
  const now = useNow(1000);
  const rows = chooseWinners(winners, view, now ?? 0).slice(0, limit);
  return (
    <section aria-labelledby={id} data-part="winners">
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.views} role="group" aria-label={message('winnersTicker.views')}>
          {winnerViews.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.view}
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              {message(`winnersTicker.${name}`)}
            </button>
          ))}
        </div>
      </header>
      {rows.length === 0 ? <p className={styles.none}>{message('winnersTicker.none')}</p> : null}
      <ol className={styles.list} role="list">
        {rows.map((winner, index) => (
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
      <span className={styles.who}>
        <b className={styles.player}>{player}</b>
        <WonGame game={game} className={styles.game} />
      </span>
      <span className={styles.win}>
        <span className={styles.amount} translate="no">
          {money(amount, { short: true })}
        </span>
        <time dateTime={at} className={styles.ago}>
          {now === null ? ' ' : ago(at, now)}
        </time>
      </span>
    </li>
  );
}
