import { expect, it } from 'vitest';
import { vipSummaryOf } from './vipSummary';

const level = {
  starting_deposit: 40000,
  cycle_deposit: 0.1,
  deposit_next: 60000,
  starting_turnover: 410000.2,
  cycle_turnover: 0.1,
  turnover_next: 500000,
  vip_name: 'Bosun',
  vip_name_next: 'Captain',
};

it('[STATE-2] adds totals exactly and gives progress in percent', () => {
  expect(vipSummaryOf({ ...level, cycle_turnover: 250000 })).toEqual({
    totalDeposit: '40000.1',
    depositProgress: (100 * 0.1) / 60000,
    totalTurnover: '660000.2',
    turnoverProgress: 50,
    currentLevel: 'Bosun',
    nextLevel: 'Captain',
    cycle: { deposit: '0.1', depositTarget: '60000', turnover: '250000', turnoverTarget: '500000' },
  });
});

it.each([
  ['past the target', 70000, 60000, 100],
  ['without a target', 5, 0, 100],
  ['nothing yet', 0, 60000, 0],
])('[STATE-2] caps progress: %s', (_, cycle_deposit, deposit_next, progress) => {
  expect(vipSummaryOf({ ...level, cycle_deposit, deposit_next }).depositProgress).toBe(progress);
});

it.each([
  ['a level without its targets', { deposit_next: null, turnover_next: null }, true],
  ['a level with one of its targets', { turnover_next: undefined }, true],
  ['targets without a level', { vip_name_next: null }, true],
  ['a target without a level', { vip_name_next: '', deposit_next: 0 }, true],
  ['neither: it is the highest', { vip_name_next: null, deposit_next: null, turnover_next: null }, undefined],
  ['neither, with zeros', { vip_name_next: '', deposit_next: 0, turnover_next: '0.00' }, undefined],
  ['its own level: it is the highest', { vip_name_next: 'Bosun', deposit_next: null, turnover_next: null }, undefined],
  ['a level that asks for nothing', { deposit_next: 0, turnover_next: 0 }, undefined],
])('[STATE-2] knows how far the next level is only where the platform names it whole: %s', (_, told, isUnknown) => {
  expect(vipSummaryOf({ ...level, ...told } as typeof level).isDistanceUnknown).toBe(isUnknown);
});

it('[STATE-2] makes no target of an absent one', () => {
  const { deposit_next: _, ...rest } = level;
  const { cycle } = vipSummaryOf({ ...rest, turnover_next: null } as unknown as typeof level);
  expect(cycle).toMatchObject({ depositTarget: null, turnoverTarget: null });
});
