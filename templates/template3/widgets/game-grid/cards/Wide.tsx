import { FavouriteButton, GamePicture, PlayLink, useMessages } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useGameFact } from '../../../../../widgets/game-grid/gameFact';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Wide.css';

/** A bare wide picture with its caption on the page: name, then the studio and one fact. */
export function Wide({ game, rank, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const fact = useGameFact({ game, figure });
  const [badge] = game.badges ?? [];
  return (
    <article className={styles.card} data-part="wide">
      <div className={styles.frame}>
        <GamePicture game={game} shape="wide" isEager={isEager} className={styles.picture} />
        {rank !== null || badge ? (
          <span className={styles.tag}>{rank ?? (badge ? message(badgeKeys[badge]) : '')}</span>
        ) : null}
        <span className={styles.play} aria-hidden="true">
          {message('game.play')}
        </span>
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
