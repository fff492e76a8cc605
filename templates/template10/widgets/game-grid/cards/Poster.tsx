import { FavouriteButton, GamePicture, PlayLink, useFormat, useMessages, type Game } from '../../../../../engine';
import { badgeKeys } from '../../../../../widgets/game-grid/badgeKeys';
import { useLimits } from '../../../../../widgets/game-grid/useLimits';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Poster.css';

/**
 * A film poster: the title lies on the picture in one of six settings. With pointer or focus it grows sideways and
 * tells its facts.
 */
export function Poster({ game, rank, shape, figure, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { number } = useFormat();
  const limits = useLimits();
  const [badge] = game.badges ?? [];
  const isLive = badge === 'live';
  const flag =
    rank !== null
      ? String(rank)
      : isLive && game.players !== undefined
        ? message('game.players', { count: game.players, formatted: number(game.players) })
        : badge
          ? message(badgeKeys[badge])
          : '';
  return (
    <article
      className={`${styles.poster} ${styles.sizes[shape === 'wide' || shape === 'landscape' ? 'large' : 'normal']}`}
      data-part="poster"
    >
      <div className={styles.frame}>
        <GamePicture game={game} shape="portrait" isEager={isEager} className={styles.picture} />
        {flag ? <span className={isLive ? styles.liveFlag : styles.flag}>{flag}</span> : null}
        <div className={styles.words}>
          <PlayLink
            game={game}
            isDemo={isDemo}
            className={`${styles.name} ${styles.settings[settingOf(game)]}`}
            title={game.name}
          >
            {game.name}
          </PlayLink>
          <span className={styles.studio}>
            <span>{game.providerName ?? game.providerCode}</span>
            {game.table ? <span translate="no">{limits(game.table)}</span> : null}
          </span>
        </div>
      </div>
      <div className={styles.more}>
        <p className={styles.title} aria-hidden="true">
          {game.name}
        </p>
        <Facts game={game} figure={figure} />
        <span className={styles.play} aria-hidden="true">
          {message('game.play')}
        </span>
      </div>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}

function Facts({ game: { returnToPlayer, players, table, jackpot } }: Pick<CardProps, 'game' | 'figure'>) {
  const message = useMessages();
  const { money, number, percent } = useFormat();
  const limits = useLimits();
  return (
    <ul className={styles.facts} role="list">
      {returnToPlayer === undefined ? null : (
        <li className={styles.fact}>
          {message('game.returnToPlayer')} <b>{percent(returnToPlayer)}</b>
        </li>
      )}
      {table ? (
        <li className={styles.fact}>
          <b translate="no">{limits(table)}</b>
        </li>
      ) : null}
      {jackpot === undefined ? null : (
        <li className={styles.fact}>
          <b translate="no">{money(jackpot, { whole: true })}</b>
        </li>
      )}
      {players === undefined ? null : (
        <li className={styles.fact}>{message('game.players', { count: players, formatted: number(players) })}</li>
      )}
    </ul>
  );
}

/**
 * One of six settings, the same for a game on every page; a name with a long word has the one that does not break it.
 */
function settingOf({ gameCode, name }: Game): keyof typeof styles.settings {
  if (name.split(' ').some((word) => word.length > 10)) return 'plain';
  const sum = [...gameCode].reduce((total, sign) => total + sign.charCodeAt(0), 0);
  return (['heavy', 'thin', 'spaced', 'black', 'airy', 'plain'] as const)[sum % 6] ?? 'plain';
}
