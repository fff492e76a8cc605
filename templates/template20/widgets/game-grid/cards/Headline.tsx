import { PlayLink, useFormat, useMessages } from '../../../../../engine';
import { useLimits } from '../../../../../widgets/game-grid/useLimits';
import type { CardProps } from '../../../../../widgets/game-grid/variants';

/**
 * A live table as the words of a chapter, for its slot `lead`: who plays, its name set large, free seats, the way in
 * and the limits.
 */
export function Headline({ game, isDemo = false }: CardProps) {
  const message = useMessages();
  const limits = useLimits();
  const { number } = useFormat();
  const { name, players, table, providerName } = game;
  const live = message('game.badgeLive');
  return (
    <article data-part="headline">
      <p data-part="kicker">
        {players === undefined
          ? live
          : `${live}, ${message('game.players', { count: players, formatted: number(players) })}`}
      </p>
      <h2>{name}</h2>
      <p>
        {table ? <b>{message('game.seatsOpen', { count: Math.max(0, table.seats - table.taken) })}</b> : null}
        <span>{providerName === undefined ? '' : ` ${providerName}`}</span>
      </p>
      <div data-part="chapter-ways">
        <PlayLink game={game} isDemo={isDemo} aria-label={`${message('game.takeSeat')}: ${name}`}>
          {message('game.takeSeat')}
        </PlayLink>
        {table ? <span translate="no">{limits(table)}</span> : null}
      </div>
    </article>
  );
}
