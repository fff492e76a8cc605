import { FavouriteButton, GamePicture, PlayLink, useFormat, useMessages, type GameBadge } from '../../../../../engine';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Disc.css';

const rims = ['first', 'second', 'third'] as const;

/** A round game with a striped rim; its name and studio below. */
export function Disc({ game, index, rank, isLead, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { money } = useFormat();
  const badge = game.badges?.find((name) => name in badgeKeys);
  const flag =
    rank !== null || isLead
      ? message('gameGrid.place', { place: rank ?? 1 })
      : badge === 'jackpot' && game.jackpot
        ? money(game.jackpot, { short: true })
        : badge
          ? message(badgeKeys[badge])
          : '';
  return (
    <article className={isLead ? styles.lead : styles.card} data-part="disc" data-lead={isLead ? '' : undefined}>
      <PlayLink game={game} isDemo={isDemo} className={styles.link} title={game.name}>
        <span className={styles.disc} data-part="disc-picture">
          <span className={styles.rim[isLead ? 'lead' : (rims[index % rims.length] ?? 'first')]} />
          <span className={styles.face}>
            <GamePicture game={game} shape="square" isEager={isEager} className={styles.picture} />
          </span>
          {flag ? (
            <span className={styles.flag} translate="no" data-part="disc-flag">
              {flag}
            </span>
          ) : null}
          <span className={styles.play} data-part="disc-play" aria-hidden="true">
            {message('game.play')}
          </span>
        </span>
        <span className={styles.name} data-part="disc-name">
          {game.name}
        </span>
        <span className={styles.studio} data-part="disc-studio">
          {game.providerName ?? game.providerCode}
        </span>
      </PlayLink>
      <span className={styles.corner} data-part="disc-corner">
        <FavouriteButton game={game} className={styles.favourite} />
      </span>
    </article>
  );
}

const badgeKeys: Readonly<Record<GameBadge, string>> = {
  top: 'game.badgeTop',
  new: 'game.badgeNew',
  hot: 'game.badgeHot',
  exclusive: 'game.badgeExclusive',
  jackpot: 'game.badgeJackpot',
  live: 'game.badgeLive',
};
