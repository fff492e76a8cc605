import { useFormat, useMessages, type Game } from '../../engine';
import * as styles from './TileFacts.css';
import { useLimits } from './useLimits';
import type { CardProps } from './variants';

/** The line under the name: studio or limits at the left, the shelf's figure at the right. */
export function TileFigure({ game, figure, isLead }: Pick<CardProps, 'game' | 'figure' | 'isLead'>) {
  const message = useMessages();
  const format = useFormat();
  const limits = useLimits();
  const studio = game.providerName ?? game.providerCode;
  if (figure === 'table' && game.table) {
    const { seats, taken } = game.table;
    return (
      <p className={styles.line}>
        <span className={styles.strong} translate="no">
          {limits(game.table)}
        </span>
        <span>{message('game.seatsOpen', { count: Math.max(0, seats - taken) })}</span>
      </p>
    );
  }
  return (
    <p className={styles.line}>
      <span className={styles.studio}>{studio}</span>
      {figureOf(game)}
    </p>
  );

  function figureOf({ players, returnToPlayer }: Game) {
    if (figure === 'players' && players !== undefined) {
      const words = message('game.players', { count: players, formatted: format.number(players) });
      return isLead ? <span>{words}</span> : <span title={words}>{format.number(players)}</span>;
    }
    if (figure === 'return' && returnToPlayer !== undefined)
      return <span title={message('game.returnToPlayer')}>{format.percent(returnToPlayer)}</span>;
    return null;
  }
}

/** A mark for every seat of a live table; the words beside it say the same. */
export function Seats({ seats, taken }: { readonly seats: number; readonly taken: number }) {
  const shown = Math.min(seats, 9);
  return (
    <svg
      className={styles.seats}
      viewBox={`0 0 ${shown * 10 - 3} 9`}
      width={shown * 10 - 3}
      height="9"
      aria-hidden="true"
    >
      {Array.from({ length: shown }, (_, index) => (
        <rect
          key={index}
          x={index * 10}
          width="7"
          height="9"
          rx="2"
          className={index < taken ? styles.taken : styles.free}
        />
      ))}
    </svg>
  );
}

/** Multipliers of the last three rounds: quiet under 2, green from 2, bright from 10. */
export function Rounds({ rounds }: { readonly rounds: readonly number[] }) {
  const message = useMessages();
  const { multiplier } = useFormat();
  return (
    <ul className={styles.rounds} role="list" aria-label={message('game.lastRounds')}>
      {rounds.slice(0, 3).map((round, index) => (
        <li key={index} className={round >= 10 ? styles.highRound : round >= 2 ? styles.goodRound : styles.round}>
          {multiplier(round)}
        </li>
      ))}
    </ul>
  );
}
