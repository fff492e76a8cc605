import type {
  ReferralsAnswer,
  ReferralsRequest,
  StandingAnswer,
  StandingRequest,
  VipLevelsAnswer,
  VipLevelsRequest,
} from '../../../schemas/generated/api';
import { iso } from '../clock';
import { friends, placeOf, vipLadder } from '../club';
import { demoPlayers } from '../demoPlayers';
import { minorUnits, unitOf } from '../money';
import { phrase } from '../phrases';
import { referralCodeOf } from '../referralCodes';
import { playerOf, type SandboxCall } from './call';

/** The VIP ladder, places in the contest and friends. */
export const clubHandlers = {
  vipLevels(call: SandboxCall<VipLevelsRequest>): VipLevelsAnswer {
    const { currency } = call.served.site;
    const value = vipLadder(call.served).map(({ name, deposit, turnover, cashback, gift }) => ({
      name: phrase(call, name),
      deposit: minorUnits(deposit, currency),
      turnover: minorUnits(turnover, currency),
      cashback,
      gift: minorUnits(gift, currency),
    }));
    return { statusCode: 1, value };
  },
  standing(call: SandboxCall<StandingRequest>): StandingAnswer {
    const { accountId, launches } = playerOf(call);
    const rank = placeOf(accountId);
    if (rank === undefined) return { statusCode: 1 };
    const last = call.served.data.leaderboard.rows.at(-1)?.[1] ?? 0;
    return { statusCode: 1, value: { rank, points: Math.round(last * 0.9) - rank * 10 + launches, prize: '0' } };
  },
  referrals(call: SandboxCall<ReferralsRequest>): ReferralsAnswer {
    const { accountId, currency, referrals } = playerOf(call);
    const { world, served } = call;
    const reward = unitOf(currency) * 4n;
    const isFirst = demoPlayers.find(({ domain }) => domain === served.data.domain)?.accountId === accountId;
    const known = isFirst ? friends : [];
    const paid = known.filter(([, , hasPlayed]) => hasPlayed).length;
    return {
      statusCode: 1,
      value: {
        code: referralCodeOf(served.site.domain, accountId),
        earned: String(reward * BigInt(paid)),
        reward: String(reward),
        friends: [
          ...referrals.map((name) => ({
            player: masked(name),
            date: iso(world.now()),
            state: 'JOINED' as const,
            reward: '0',
          })),
          ...known.map(([player, age, hasPlayed]) => ({
            player,
            date: iso(world.startedAt - age * 1000),
            state: hasPlayed ? ('PAID' as const) : ('JOINED' as const),
            reward: hasPlayed ? String(reward) : '0',
          })),
        ],
      },
    };
  },
};

function masked(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}
