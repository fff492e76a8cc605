import { PlayLink, useMessages } from '../../../../../engine';
import { useLimits } from '../../../../../widgets/game-grid/useLimits';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Stakes.css';

/** A live table in one ruled line: its name, free seats, limits. */
export function Stakes({ game, isDemo = false }: CardProps) {
  const message = useMessages();
  const limits = useLimits();
  const { table } = game;
  return (
    <article className={styles.line} data-part="stakes">
      <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
        {game.name}
      </PlayLink>
      {table ? (
        <>
          <span className={styles.seats}>
            {message('game.seatsOpen', { count: Math.max(0, table.seats - table.taken) })}
          </span>
          <b className={styles.limits} translate="no">
            {limits(table)}
          </b>
        </>
      ) : null}
    </article>
  );
}
