import { FavouriteButton, GamePicture, PlayLink, useMessages } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useGameFact } from '../../../../../widgets/game-grid/gameFact';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Snap.css';

/**
 * A small wide picture with its badge on it; below it the name, then the studio and one fact, on phones in a line each.
 */
export function Snap({ game, rank, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const fact = useGameFact({ game, figure });
  const [badge] = game.badges ?? [];
  return (
    <article className={styles.card} data-part="snap">
      <div className={styles.frame}>
        <GamePicture game={game} shape="wide" isEager={isEager} className={styles.picture} />
        {rank !== null || badge ? (
          <span className={styles.tag}>{rank ?? (badge ? message(badgeKeys[badge]) : '')}</span>
        ) : null}
      </div>
      <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
        {game.name}
      </PlayLink>
      <p className={styles.line}>
        <span className={styles.studio}>{game.providerName ?? game.providerCode}</span>
        <span>{fact}</span>
      </p>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}
