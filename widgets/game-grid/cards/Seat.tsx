import { FavouriteButton, GamePicture, PlayLink, useMessages } from '../../../engine';
import { useLimits } from '../useLimits';
import type { CardProps } from '../variants';
import * as styles from './Seat.css';

/**
 * A live table in one line: the picture at the edge, name, dealer with the limits, a light for each seat that is taken,
 * and the way to a seat.
 */
export function Seat({ game, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { name, table, providerName, providerCode } = game;
  const limits = useLimits();
  const host = table?.dealer ?? providerName ?? providerCode;
  const isFull = table !== undefined && table.taken >= table.seats;
  const free = table ? message('game.seatsOpen', { count: Math.max(0, table.seats - table.taken) }) : '';
  return (
    <article className={styles.seat} data-part="seat-card">
      <GamePicture game={game} shape="wide" isEager={isEager} className={styles.picture} />
      <div className={styles.words}>
        <PlayLink game={game} isDemo={isDemo} className={styles.name} title={name}>
          {name}
        </PlayLink>
        <span className={styles.line}>
          <span className={styles.dealer}>{table ? `${host}, ` : host}</span>
          {table ? (
            <span className={styles.limits} translate="no">
              {limits(table)}
            </span>
          ) : null}
        </span>
        {table ? (
          <span className={styles.lights} role="img" aria-label={free}>
            {Array.from({ length: table.seats }, (_, place) => (
              <i key={place} className={place < table.taken ? styles.taken : styles.free} />
            ))}
          </span>
        ) : null}
      </div>
      <span className={styles.way} aria-hidden="true">
        {message(table ? (isFull ? 'game.watch' : 'game.takeSeat') : 'game.play')}
      </span>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}
