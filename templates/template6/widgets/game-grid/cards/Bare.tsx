import { FavouriteButton, GamePicture, PlayLink, useMessages } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useGameFact } from '../../../../../widgets/game-grid/gameFact';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Bare.css';

/**
 * The picture is the card: it fills its place to the edges, name and studio lie on its foot. A frame, the heart and a
 * bar to play come with pointer or focus. A `landscape` or `wide` picture has the name as a headline, a lead the
 * largest.
 */
export function Bare({ game, rank, isLead, shape, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const fact = useGameFact({ game, figure });
  const [badge] = game.badges ?? [];
  const flag = rank !== null ? String(rank) : badge ? message(badgeKeys[badge]) : '';
  const look = isLead ? styles.lead : shape === 'wide' || shape === 'landscape' ? styles.wide : '';
  const studio = game.providerName ?? game.providerCode;
  return (
    <article className={`${styles.bare} ${look}`} data-part="bare">
      <GamePicture
        game={game}
        shape={isLead && shape === 'portrait' ? 'square' : shape}
        isEager={isEager}
        className={styles.picture}
      />
      {flag ? <span className={badge === 'live' && rank === null ? styles.liveFlag : styles.flag}>{flag}</span> : null}
      <div className={styles.words}>
        <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
          {game.name}
        </PlayLink>
        <span className={styles.studio}>{look && fact ? `${studio} · ${fact}` : studio}</span>
        <div className={styles.play} aria-hidden="true">
          <span className={styles.bar}>{message('game.play')}</span>
        </div>
      </div>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}
