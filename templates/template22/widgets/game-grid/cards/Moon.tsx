import { useId } from 'react';
import { FavouriteButton, GamePicture, Icon, PlayLink, useMessages } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useGameFact } from '../../../../../widgets/game-grid/gameFact';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Moon.css';

const radius = 97.5;
const round = 2 * Math.PI * radius;

/**
 * A round picture inside a ring of light that is as long as many play now; its name and studio, or the list's figure,
 * below.
 */
export function Moon({ game, rank, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const id = useId();
  const fact = useGameFact({ game, figure });
  const badge = game.badges?.find((name) => name !== 'hot' && name !== 'top');
  const chip = rank !== null ? String(rank) : badge ? message(badgeKeys[badge]) : '';
  return (
    <article className={styles.card} data-part="moon">
      <PlayLink game={game} isDemo={isDemo} className={styles.link} title={game.name}>
        <span className={styles.moon} data-part="moon-face">
          <GamePicture game={game} shape="square" isEager={isEager} className={styles.picture} />
          <svg viewBox="0 0 200 200" className={styles.ring} aria-hidden="true" focusable="false">
            <linearGradient id={id} x2="1" y2="1">
              <stop className={styles.first} />
              <stop offset="1" className={styles.last} />
            </linearGradient>
            <circle cx="100" cy="100" r={radius} className={styles.track} />
            <circle
              cx="100"
              cy="100"
              r={radius}
              className={styles.light}
              stroke={`url(#${id})`}
              strokeDasharray={`${(shareOf(game.players) * round).toFixed(1)} 999`}
            />
          </svg>
          <span className={styles.play} aria-hidden="true">
            <span className={styles.sign}>
              <Icon name="play" size={26} />
            </span>
          </span>
          {chip ? <span className={styles.chip}>{chip}</span> : null}
        </span>
        <span className={styles.name} data-part="moon-name">
          {game.name}
        </span>
        <span className={styles.studio}>{(figure !== 'none' && fact) || (game.providerName ?? game.providerCode)}</span>
      </PlayLink>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}

/** How much of the ring so many players light: half of it at 700, never all of it. */
function shareOf(players = 0): number {
  return 1 - Math.exp(-players / 1000);
}
