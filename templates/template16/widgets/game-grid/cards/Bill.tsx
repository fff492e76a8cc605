import { FavouriteButton, GamePicture, Icon, PlayLink, useMessages } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useLimits } from '../../../../../widgets/game-grid/useLimits';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Bill.css';

/**
 * A printed bill: the picture, and below it a block in one of the poster's own inks with the name and one line. The
 * heart has the upper corner.
 */
export function Bill({ game, rank, isLead, shape, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const limits = useLimits();
  const [badge] = game.badges ?? [];
  const flag = rank !== null ? String(rank) : badge ? message(badgeKeys[badge]) : '';
  const line = figure === 'table' && game.table ? limits(game.table) : (game.providerName ?? game.providerCode);
  return (
    <article
      className={styles.bill}
      data-part="bill"
      data-ink={inkOf(game.gameCode)}
      data-lead={isLead ? '' : undefined}
    >
      <div className={styles.art}>
        <GamePicture
          game={game}
          shape={shape === 'portrait' ? 'square' : shape}
          isEager={isEager}
          className={styles.picture}
        />
        <span className={styles.play} aria-hidden="true">
          <Icon name="play" size={16} />
          {message('game.play')}
        </span>
      </div>
      {flag ? <span className={badge === 'live' && rank === null ? styles.live : styles.flag}>{flag}</span> : null}
      <div className={styles.caption}>
        <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
          {game.name}
        </PlayLink>
        <p className={styles.line} translate="no">
          {line}
        </p>
      </div>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}

/** One of nine inks, the same for a game on every page; a template says what they are. */
function inkOf(code: string): number {
  return [...code].reduce((total, sign) => total * 3 + sign.charCodeAt(0), 0) % 9;
}
