import { FavouriteButton, GamePicture, PlayLink, useMessages } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useGameFact } from '../../../../../widgets/game-grid/gameFact';
import { romanNumeral } from '../inner/romanNumeral';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Placard.css';

/**
 * A poster on a wall: the picture, and above or below it a band in one of six inks with the title and its place in the
 * list. A strip with studio, fact and what a press does rises from the band with pointer or focus.
 */
export function Placard({ game, index, rank, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const fact = useGameFact({ game, figure });
  const [badge] = game.badges ?? [];
  const seed = [...game.gameCode].reduce((total, sign) => total * 3 + sign.charCodeAt(0), 0);
  return (
    <article
      className={styles.placard}
      data-part="placard"
      data-ink={seed % 6}
      data-band={seed % 3 === 0 ? 'top' : 'foot'}
    >
      <div className={styles.art}>
        <GamePicture game={game} shape="portrait" isEager={isEager} className={styles.picture} />
        {badge ? (
          <span className={badge === 'live' ? styles.live : styles.flag}>{message(badgeKeys[badge])}</span>
        ) : null}
        <div className={styles.strip}>
          <span className={styles.facts}>
            <span>{game.providerName ?? game.providerCode}</span>
            {fact ? <span className={styles.fact}>{fact}</span> : null}
          </span>
          <span className={styles.play} aria-hidden="true">
            {message('game.play')}
          </span>
        </div>
      </div>
      <div className={styles.band} data-part="placard-band">
        <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
          {game.name}
        </PlayLink>
        <span className={styles.numeral} aria-hidden="true">
          {romanNumeral(rank ?? index + 1)}
        </span>
      </div>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}
