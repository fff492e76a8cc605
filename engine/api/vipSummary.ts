import type { VipAnswer } from '../../schemas/generated/api';
import { decimalOf, sumOf } from './decimal';
import type { VipSummary } from './sessionModels';

type VipLevel = VipAnswer['nextLevel'][number];

/**
 * Totals are what came before the cycle and the cycle together; progress is the cycle against its target, at most 100,
 * and 100 without a target (STATE-2).
 */
export function vipSummaryOf(level: VipLevel): VipSummary {
  return {
    totalDeposit: sumOf(decimalOf(level.starting_deposit), decimalOf(level.cycle_deposit)),
    depositProgress: progressOf(level.cycle_deposit, level.deposit_next ?? 0),
    totalTurnover: sumOf(decimalOf(level.starting_turnover), decimalOf(level.cycle_turnover)),
    turnoverProgress: progressOf(level.cycle_turnover, level.turnover_next ?? 0),
    currentLevel: level.vip_name,
    nextLevel: level.vip_name_next ?? '',
    cycle: {
      deposit: decimalOf(level.cycle_deposit),
      depositTarget: decimalOf(level.deposit_next ?? 0),
      turnover: decimalOf(level.cycle_turnover),
      turnoverTarget: decimalOf(level.turnover_next ?? 0),
    },
  };
}

function progressOf(done: number | string, target: number | string): number {
  return Number(target) <= 0 ? 100 : Math.min(100, Math.max(0, (100 * Number(done)) / Number(target)));
}
