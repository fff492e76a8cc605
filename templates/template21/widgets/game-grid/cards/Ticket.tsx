import { FavouriteButton, GamePicture, PlayLink, useFormat, useMessages } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useGameFact } from '../../../../../widgets/game-grid/gameFact';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Ticket.css';

/**
 * A torn-off ticket: the picture, a dashed tear line between two notches, and a stub with name, studio and one fact. At
 * most one badge on its corner.
 */
export function Ticket({ game, rank, shape, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { multiplier } = useFormat();
  const fact = useGameFact({ game, figure });
  const [badge] = game.badges ?? [];
  const [round = 0] = game.rounds ?? [];
  const flag = rank !== null ? String(rank) : round >= 10 ? multiplier(round) : badge ? message(badgeKeys[badge]) : '';
  return (
    <article className={styles.ticket} data-part="ticket">
      <div className={styles.paper} data-part="ticket-paper">
        <GamePicture game={game} shape={shape} isEager={isEager} className={styles.pictures[shape]} />
        <div className={styles.stub} data-part="ticket-stub">
          <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
            {game.name}
          </PlayLink>
          <p className={styles.line}>
            <span className={styles.studio}>{game.providerName ?? game.providerCode}</span>
            <span>{fact}</span>
          </p>
        </div>
      </div>
      {flag ? (
        <span
          className={styles.badge}
          data-part="ticket-badge"
          data-kind={rank !== null ? 'rank' : round >= 10 ? 'round' : badge}
          data-long={flag.length > 5 ? '' : undefined}
        >
          {flag}
        </span>
      ) : null}
      <span className={styles.play} aria-hidden="true" data-part="ticket-play">
        {message('game.play')}
      </span>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}
