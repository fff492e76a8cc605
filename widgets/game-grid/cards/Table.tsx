import {
  FavouriteButton,
  GamePicture,
  PlayLink,
  isWhole,
  useFormat,
  useMessages,
  type LiveTable,
} from '../../../engine';
import { SeatArc } from '../SeatArc';
import { badgeKeys } from '../badgeKeys';
import { useGameFact } from '../gameFact';
import { useLimits } from '../useLimits';
import type { CardProps } from '../variants';
import * as styles from './Table.css';

/**
 * A wide picture, below it name and limits, who deals where, and the seats as they are now; a wheel shows its last
 * numbers, another game its studio and its smallest bet.
 */
export function Table({ game, rank, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { money, number } = useFormat();
  const { table, minStake, players, badges, providerName, providerCode } = game;
  const fact = useGameFact({ game, figure });
  const [badge] = badges ?? [];
  const isFull = table !== undefined && table.taken >= table.seats;
  const limits = useLimits();
  return (
    <article className={styles.card} data-part="table" data-full={isFull ? '' : undefined}>
      <div className={styles.frame} data-part="table-picture">
        <GamePicture game={game} shape="wide" isEager={isEager} className={styles.picture} />
        {table && players !== undefined ? (
          <span className={styles.live}>{number(players)}</span>
        ) : rank !== null || badge ? (
          <span className={styles.tag}>{rank ?? (badge ? message(badgeKeys[badge]) : '')}</span>
        ) : null}
        <span className={styles.take} aria-hidden="true" data-part="table-take">
          {message(table ? (isFull ? 'game.watch' : 'game.takeSeat') : 'game.play')}
        </span>
      </div>
      <div className={styles.head}>
        <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
          {game.name}
        </PlayLink>
        <span className={styles.limits}>
          {table ? (
            <span translate="no">{limits(table)}</span>
          ) : minStake ? (
            <>
              <span>{message('game.from')} </span>
              <span translate="no">{money(minStake, { whole: isWhole(minStake) })}</span>
            </>
          ) : (
            <span>{fact}</span>
          )}
        </span>
      </div>
      <div className={styles.line}>
        <span className={styles.who}>
          {table ? [table.dealer, table.room].filter(Boolean).join(', ') : (providerName ?? providerCode)}
        </span>
        {table?.numbers ? (
          <Numbers numbers={table.numbers} />
        ) : table ? (
          <SeatArc table={table} turn={game.name.length} />
        ) : null}
      </div>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}

/** Red pockets of a wheel. */
const red: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

function Numbers({ numbers }: { readonly numbers: NonNullable<LiveTable['numbers']> }) {
  const message = useMessages();
  return (
    <ol className={styles.numbers} role="list" aria-label={message('game.lastNumbers')}>
      {numbers.slice(0, 5).map((number, index) => (
        <li key={index} className={number === 0 ? styles.zero : red.has(number) ? styles.red : styles.black}>
          {number}
        </li>
      ))}
    </ol>
  );
}
