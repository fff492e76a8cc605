import { FavouriteButton, GamePicture, Icon, PlayLink, useFormat, useMessages, type Game } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useLimits } from '../../../../../widgets/game-grid/useLimits';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Framed.css';

/**
 * A painting in its frame, the name on a plate over the lower edge; below it the studio, and the game's jackpot or the
 * table's limits.
 */
export function Framed({ game, rank, isLead, shape, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { number } = useFormat();
  const [badge] = game.badges ?? [];
  const picture = isLead ? 'landscape' : shape;
  const words =
    rank !== null
      ? String(rank)
      : figure === 'table' && game.table && game.players !== undefined
        ? number(game.players)
        : badge
          ? message(badgeKeys[badge])
          : null;
  return (
    <article className={styles.card} data-part="framed">
      <div className={styles.frame} data-part="frame">
        <div className={`${styles.painting} ${styles.shapes[picture]}`}>
          <GamePicture game={game} shape={picture} isEager={isEager} className={styles.picture} />
          <span className={styles.play} aria-hidden="true">
            <Icon name="play" size={24} />
          </span>
        </div>
        {words === null ? null : <span className={badge === 'live' ? styles.liveBadge : styles.badge}>{words}</span>}
      </div>
      <div className={styles.plate} data-part="plate">
        <PlayLink game={game} isDemo={isDemo} className={styles.name} title={game.name}>
          {game.name}
        </PlayLink>
      </div>
      <Facts game={game} />
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}

function Facts({ game: { providerName, providerCode, table, jackpot, returnToPlayer } }: { readonly game: Game }) {
  const message = useMessages();
  const { money, percent } = useFormat();
  const limits = useLimits();
  const figure = table ? (
    <b className={styles.figure} translate="no">
      {limits(table)}
    </b>
  ) : jackpot !== undefined ? (
    <b className={styles.figure} translate="no">
      {money(jackpot)}
    </b>
  ) : returnToPlayer === undefined ? null : (
    <span title={message('game.returnToPlayer')}>{message('game.returnShort', { rate: percent(returnToPlayer) })}</span>
  );
  return (
    <p className={styles.facts}>
      <span className={styles.studio}>{providerName ?? providerCode}</span>
      {figure}
    </p>
  );
}
