import { sumOf } from '../api/decimal';
import type { VipSummary } from '../api/sessionModels';
import { isZero, negated } from '../config/decimal';
import { useFormat } from '../context/useFormat';
import { useMessages } from '../context/useText';

/** What to say about the way to the next level. */
interface Missing {
  readonly sentence: string;
  /** False while the figures are on their way: the sentence then is one of a usual length, to keep its room with. */
  readonly isKnown: boolean;
}

/**
 * Says in a sentence what is missing to the next level (STATE-2). The standing of the player is null, or has no
 * figures, while it is on its way; once it has been read, `isRead`, that is how it stays. Nothing is said where the
 * platform leaves out what the next level asks for, or its name.
 */
export function useMissing(vip: VipSummary | null, isRead: boolean): Missing {
  const message = useMessages();
  const { money } = useFormat();
  const known = (sentence: string) => ({ sentence, isKnown: true });
  if (vip?.isDistanceUnknown) return known('');
  if (vip && (vip.nextLevel === '' || vip.nextLevel === vip.currentLevel)) return known(message('club.top'));
  if (!vip?.cycle) {
    if (isRead) return known(vip ? '' : message('club.unknown'));
    return {
      sentence: message('club.missingBoth', { deposit: money('10000'), turnover: money('100000'), level: '·····' }),
      isKnown: false,
    };
  }
  const { cycle, nextLevel: level } = vip;
  const deposit = missing(cycle.deposit, cycle.depositTarget);
  const turnover = missing(cycle.turnover, cycle.turnoverTarget);
  if (deposit !== null && turnover !== null)
    return known(message('club.missingBoth', { deposit: money(deposit), turnover: money(turnover), level }));
  if (deposit !== null) return known(message('club.missingDeposit', { deposit: money(deposit), level }));
  if (turnover !== null) return known(message('club.missingTurnover', { turnover: money(turnover), level }));
  return known(message('club.reached', { level }));
}

/** What is left to a target; null once it is reached. Exact, in decimals. */
function missing(done: string, target: string | null): string | null {
  if (target === null) return null;
  const rest = sumOf(target, negated(done));
  return rest.startsWith('-') || isZero(rest) ? null : rest;
}
