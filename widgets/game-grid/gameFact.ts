import { useFormat, useMessages } from '../../engine';
import type { CardProps } from './variants';

/**
 * The one fact a card has room for: free seats of a table, who plays where the list is about that, else the return to
 * player; empty if none is known.
 */
export function useGameFact({
  game: { players, returnToPlayer, table },
  figure,
}: Pick<CardProps, 'game' | 'figure'>): string {
  const message = useMessages();
  const { number, percent } = useFormat();
  if (table) return message('game.seatsOpen', { count: Math.max(0, table.seats - table.taken) });
  if (figure === 'players' && players !== undefined)
    return message('game.players', { count: players, formatted: number(players) });
  return returnToPlayer === undefined ? '' : percent(returnToPlayer);
}
