import { FavouriteButton, GamePicture, Icon, PlayLink, useMessages } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useGameFact } from '../../../../../widgets/game-grid/gameFact';
import { useLimits } from '../../../../../widgets/game-grid/useLimits';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Tube.css';

/**
 * A poster behind a tube that takes its light from the picture: name and studio at its foot, a badge, of a live table
 * limits and seats. Pointed at, the tube lights, the card glows in the picture's own colours, and the words make room
 * for the way in.
 */
export function Tube({ game, rank, shape, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const limits = useLimits();
  const fact = useGameFact({ game, figure });
  const { table, providerName, providerCode } = game;
  const badge = game.badges?.find((name) => name !== 'live');
  const chip = rank !== null ? String(rank) : badge ? message(badgeKeys[badge]) : '';
  return (
    <article className={styles.card} data-part="tube" data-size={shape}>
      <div className={styles.frame} data-part="tube-frame">
        <GamePicture game={game} shape="portrait" isEager={isEager} className={styles.picture} />
        <div className={styles.words}>
          <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
            {game.name}
          </PlayLink>
          <span className={styles.studio}>
            {table?.dealer ?? ((figure !== 'none' && !table && fact) || (providerName ?? providerCode))}
          </span>
          {table ? <Seats seats={table.seats} taken={table.taken} label={fact} /> : null}
        </div>
        <span className={styles.play} aria-hidden="true">
          <Icon name="play" size={16} />
          {message('game.play')}
        </span>
      </div>
      {table ? (
        <span className={styles.limits} translate="no">
          {limits(table)}
        </span>
      ) : chip ? (
        <span className={styles.chip}>{chip}</span>
      ) : null}
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}

/** A dash for each seat, lit where someone sits. */
function Seats({ seats, taken, label }: { readonly seats: number; readonly taken: number; readonly label: string }) {
  const shown = Math.min(seats, 9);
  return (
    <svg className={styles.seats} width={shown * 21 - 4} height="6" role="img" aria-label={label}>
      {Array.from({ length: shown }, (_, index) => (
        <rect
          key={index}
          x={index * 21 + 0.5}
          y=".5"
          width="16"
          height="5"
          rx="1"
          className={index < taken ? styles.taken : styles.free}
        />
      ))}
    </svg>
  );
}
