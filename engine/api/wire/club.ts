import type { ReferralsAnswer, StandingAnswer, VipLevelsAnswer, WireLimit } from '../../../schemas/generated/api';
import { ownValue } from '../../config/ownValue';
import type { DepositLimit, LimitPeriod, Referrals, Standing, VipLevel } from '../clubModels';
import { present } from '../endpoint';
import type { Money } from './lobby';
import { distinct } from './distinct';

const periods: Readonly<Record<string, LimitPeriod>> = { DAY: 'day', WEEK: 'week', MONTH: 'month' };

/** A VIP level: what it requires and gives, in major units. `cashback` is the number as it came. */
export function vipLevelOf(
  { name, deposit, turnover, cashback, gift }: VipLevelsAnswer['value'][number],
  money: Money,
): VipLevel {
  return { name, deposit: money(deposit), turnover: money(turnover), cashback, gift: money(gift) };
}

/** The place of the player in the leaderboard, the prize in major units. */
export function standingOf({ rank, points, prize }: NonNullable<StandingAnswer['value']>, money: Money): Standing {
  return { rank, points, prize: money(prize) };
}

/**
 * The friends that the player has brought, and what they earn, in major units. A state other than `PAID` is `joined`.
 */
export function referralsOf({ code, earned, reward, friends }: ReferralsAnswer['value'], money: Money): Referrals {
  return {
    code,
    earned: money(earned),
    reward: money(reward),
    friends: distinct(friends).map((friend) => ({
      player: friend.player,
      at: friend.date,
      state: friend.state === 'PAID' ? 'paid' : 'joined',
      reward: money(friend.reward),
    })),
  };
}

/** Over how long a limit counts; undefined for a period that the site does not have. */
export function limitPeriodOf({ period }: WireLimit): LimitPeriod | undefined {
  return ownValue(periods, period.trim().toUpperCase());
}

/** A deposit limit in major units. Without `amount` there is no limit; `pending` is a change that comes later. */
export function limitOf({ used, amount, pending }: WireLimit, period: LimitPeriod, money: Money): DepositLimit {
  return {
    period,
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
