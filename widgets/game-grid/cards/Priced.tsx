import { FavouriteButton, GamePicture, PlayLink, useFormat, useMessages } from '../../../engine';
import { badgeKeys } from '../badgeKeys';
import type { CardProps } from '../variants';
import * as styles from './Priced.css';

/**
 * An article of a shop: the picture, and below a dashed line between two notches its name, its studio, one figure set
 * like a price, and the way to play.
 */
export function Priced({ game, rank, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { money, percent } = useFormat();
  const { name, table, minStake, jackpot, returnToPlayer, badges, providerName, providerCode } = game;
  const [badge] = badges ?? [];
  const flag = rank !== null ? String(rank) : badge ? message(badgeKeys[badge]) : '';
  const isFull = table !== undefined && table.taken >= table.seats;
  const stake = table?.minStake ?? minStake;
  const price = stake
    ? ['game.from', money(stake)]
    : jackpot
      ? ['game.badgeJackpot', money(jackpot, { whole: true })]
      : returnToPlayer === undefined
        ? null
        : ['game.returnRate', percent(returnToPlayer)];
  const detail = table
    ? message('game.seatsOpen', { count: Math.max(0, table.seats - table.taken) })
    : minStake && jackpot
      ? money(jackpot, { whole: true })
      : minStake && returnToPlayer
        ? message('game.returnShort', { rate: percent(returnToPlayer) })
        : '';
  return (
    <article className={styles.card} data-part="priced">
      <div className={styles.paper}>
        <div className={styles.frame}>
          <GamePicture game={game} shape="wide" isEager={isEager} className={styles.picture} />
        </div>
        <div className={styles.stub}>
          <PlayLink game={game} isDemo={isDemo} className={styles.name} title={name}>
            {name}
          </PlayLink>
          <span className={styles.studio} translate={!table && minStake && jackpot ? 'no' : undefined}>
            {[detail, providerName ?? providerCode].filter(Boolean).join(', ')}
          </span>
          <div className={styles.counter}>
            {price ? (
              <span className={styles.price}>
                <small className={styles.caption}>{message(price[0] ?? '')}</small>
                <b className={styles.figure} translate="no">
                  {price[1]}
                </b>
              </span>
            ) : null}
            <span className={styles.play} aria-hidden="true">
              {message(table ? (isFull ? 'game.watch' : 'game.takeSeat') : 'game.play')}
            </span>
          </div>
        </div>
      </div>
      {flag ? (
        <span
          className={badge === 'live' ? styles.live : styles.flag}
          data-kind={rank !== null ? 'rank' : badge}
          data-part="priced-flag"
        >
          {flag}
        </span>
      ) : null}
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}
