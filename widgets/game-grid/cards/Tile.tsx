import { FavouriteButton, GamePicture, PlayLink, useMessages } from '../../../engine';
import { badgeKeys } from '../badgeKeys';
import { Rounds, Seats, TileFigure } from '../TileFacts';
import type { CardProps } from '../variants';
import * as styles from './Tile.css';

/**
 * Picture, then name and studio; the figure at the right tells what the shelf is about. Play and heart come with the
 * pointer.
 */
export function Tile({ game, rank, isLead, shape, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const picture = isLead ? 'landscape' : shape;
  const [badge] = game.badges ?? [];
  const table = figure === 'table' ? game.table : undefined;
  return (
    <article className={`${styles.tile} ${styles.shapes[isLead ? 'lead' : shape]}`} data-part="tile">
      <div className={styles.frame} data-part="tile-picture">
        <GamePicture game={game} shape={picture} isEager={isEager} className={styles.picture} />
        {rank !== null ? (
          <span className={styles.badge}>{rank}</span>
        ) : badge ? (
          <span
            className={
              badge === 'top' || badge === 'new' || badge === 'jackpot'
                ? styles.brightBadge
                : badge === 'live'
                  ? styles.liveBadge
                  : styles.badge
            }
          >
            {message(badgeKeys[badge])}
          </span>
        ) : null}
        <span className={styles.play} aria-hidden="true" data-part="tile-play">
          {message('game.play')}
        </span>
      </div>
      <div className={styles.head}>
        <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
          {game.name}
        </PlayLink>
        {table ? <Seats seats={table.seats} taken={table.taken} /> : null}
      </div>
      <TileFigure game={game} figure={figure} isLead={isLead} />
      {figure === 'rounds' && game.rounds ? <Rounds rounds={game.rounds} /> : null}
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}
