import { sumOf } from '../api/decimal';
import type { VipSummary } from '../api/sessionModels';
import { useFormat } from '../application/useFormat';
import { useMessages } from '../application/useText';

/** Says in a sentence what is missing to the next level (STATE-2); for a standing that is on its way, null, one of a usual length that keeps its room. */
export function useMissing(): (vip: VipSummary | null) => string {
  const message = useMessages();
  const { money } = useFormat();
  return (vip) => {
    if (vip === null) return message('club.missingBoth', { deposit: money('10000'), turnover: money('100000'), level: '·····' });
    const { cycle, currentLevel, nextLevel: level } = vip;
    if (level === '' || level === currentLevel) return message('club.top');
    if (!cycle) return '';
    const deposit = missing(cycle.deposit, cycle.depositTarget);
    const turnover = missing(cycle.turnover, cycle.turnoverTarget);
    if (deposit !== null && turnover !== null) return message('club.missingBoth', { deposit: money(deposit), turnover: money(turnover), level });
    if (deposit !== null) return message('club.missingDeposit', { deposit: money(deposit), level });
    if (turnover !== null) return message('club.missingTurnover', { turnover: money(turnover), level });
    return message('club.reached', { level });
  };
}

/** What is left to a target; null once it is reached. Exact, in decimals. */
function missing(done: string, target: string): string | null {
  const rest = sumOf(target, done.startsWith('-') ? done.slice(1) : `-${done}`);
  return rest.startsWith('-') || /^0*(?:\.0*)?$/.test(rest) ? null : rest;
}
