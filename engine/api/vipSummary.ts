import type { VipAnswer } from '../../schemas/generated/api';
import { decimalOf, sumOf } from './decimal';
import type { VipSummary } from './sessionModels';

type VipLevel = VipAnswer['nextLevel'][number];

/**
 * Totals are what came before the cycle and the cycle together; progress is the cycle against its target, at most 100,
 * and 100 without a target (STATE-2).
 */
export function vipSummaryOf(level: VipLevel): VipSummary {
  const { vip_name: currentLevel } = level;
  const nextLevel = level.vip_name_next ?? '';
  const targets = [level.deposit_next ?? null, level.turnover_next ?? null] as const;
  const [depositTarget, turnoverTarget] = targets.map((target) => (target === null ? null : decimalOf(target)));
  const isKnown =
    nextLevel === ''
      ? targets.every((target) => Number(target) <= 0)
      : nextLevel === currentLevel || !targets.includes(null);
  return {
    totalDeposit: sumOf(decimalOf(level.starting_deposit), decimalOf(level.cycle_deposit)),
    depositProgress: progressOf(level.cycle_deposit, targets[0] ?? 0),
    totalTurnover: sumOf(decimalOf(level.starting_turnover), decimalOf(level.cycle_turnover)),
    turnoverProgress: progressOf(level.cycle_turnover, targets[1] ?? 0),
    currentLevel,
    nextLevel,
    ...(isKnown ? {} : { isDistanceUnknown: true }),
    cycle: {
      deposit: decimalOf(level.cycle_deposit),
      depositTarget: depositTarget ?? null,
      turnover: decimalOf(level.cycle_turnover),
      turnoverTarget: turnoverTarget ?? null,
    },
  };
}

function progressOf(done: number | string, target: number | string): number {
  return Number(target) <= 0 ? 100 : Math.min(100, Math.max(0, (100 * Number(done)) / Number(target)));
}
