import { useId } from 'react';
import { FavouriteButton, PlayLink, useFormat, useMessages } from '../../../../../engine';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Curve.css';

/**
 * A crash game as its last round ended: the multiplier it reached, on the curve that led there, and the rounds before.
 */
export function Curve({ game, isDemo = false }: CardProps) {
  const message = useMessages();
  const id = useId();
  const { multiplier, number } = useFormat();
  const { name, players, rounds: [last, ...others] = [] } = game;
  return (
    <article className={styles.card} data-part="curve">
      <h3 className={styles.head}>
        <PlayLink game={game} isDemo={isDemo} className={styles.name}>
          {name}
        </PlayLink>
      </h3>
      {last === undefined ? null : <p className={styles.figure}>{multiplier(last)}</p>}
      <p className={styles.facts}>
        {players === undefined ? null : (
          <span>{message('game.players', { count: players, formatted: number(players) })}</span>
        )}
        {others.length > 0 ? (
          <span>
            {message('game.lastRounds')} {others.map((round) => multiplier(round)).join(' · ')}
          </span>
        ) : null}
      </p>
      <svg
        className={styles.curve}
        viewBox="0 0 320 200"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.lines} d="M0 20H320M0 64H320M0 108H320M0 152H320" />
        <linearGradient id={id} x2="0" y2="1">
          <stop className={styles.lit} />
          <stop offset="1" className={styles.dark} />
        </linearGradient>
        <path fill={`url(#${id})`} d="M0 186C150 182 236 146 292 10V200H0z" />
        <path className={styles.line} d="M0 186C150 182 236 146 292 10" />
        <path className={styles.tip} d="M292 10h0" />
      </svg>
      <span className={styles.play} aria-hidden="true">
        {message('game.play')}
      </span>
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}
