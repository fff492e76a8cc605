import type { ReferralsAnswer, StandingAnswer, VipLevelsAnswer, WireLimit } from '../../../schemas/generated/api';
import type { DepositLimit, Referrals, Standing, VipLevel } from '../clubModels';
import { present } from '../endpoint';
import type { Money } from './lobby';

const periods = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

export function vipLevelOf(
  { name, deposit, turnover, cashback, gift }: VipLevelsAnswer['value'][number],
  money: Money,
): VipLevel {
  return { name, deposit: money(deposit), turnover: money(turnover), cashback, gift: money(gift) };
}

export function standingOf({ rank, points, prize }: NonNullable<StandingAnswer['value']>, money: Money): Standing {
  return { rank, points, prize: money(prize) };
}

export function referralsOf({ code, earned, reward, friends }: ReferralsAnswer['value'], money: Money): Referrals {
  return {
    code,
    earned: money(earned),
    reward: money(reward),
    friends: friends.map((friend) => ({
      player: friend.player,
      at: friend.date,
      state: friend.state === 'PAID' ? 'paid' : 'joined',
      reward: money(friend.reward),
    })),
  };
}

export function limitOf({ period, used, amount, pending }: WireLimit, money: Money): DepositLimit {
  return {
    period: periods[period],
    used: money(used),
    ...present({
      amount: amount === undefined ? undefined : money(amount),
      pending: pending && {
        at: pending.at,
        ...present({ amount: pending.amount === undefined ? undefined : money(pending.amount) }),
      },
    }),
  };
}
