import { useMessages, type Bet } from '../../engine';
import { useOdds } from '../useOdds';

/** A bet in words. */
export interface BetWords {
  /** The game, or both teams. */
  readonly name: string;
  /** For a match: the kind of bet, what was backed, its line and its price; empty otherwise. */
  readonly facts: string;
}

/** Returns bets in the page's language (CAT-7). */
export function useBetWords(): (bet: Bet) => BetWords {
  const message = useMessages();
  const price = useOdds();
  return ({ game, home, away, backed, betType, criteria, odds }) => {
    const isMatch = home !== undefined && away !== undefined;
    const choice =
      backed === 'home' ? home : backed === 'away' ? away : backed === 'draw' ? message('betHistory.draw') : undefined;
    const facts = [betType, choice, criteria, odds === undefined ? undefined : price(odds, 'decimal')];
    return {
      name: isMatch ? message('betHistory.match', { home, away }) : game.name,
      facts: facts.filter((fact) => fact !== undefined && fact !== '').join(' · '),
    };
  };
}
