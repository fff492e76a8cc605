import type {
  ClaimMissionAnswer,
  ClaimMissionRequest,
  MinigameRoundAnswer,
  MinigameRoundRequest,
  PlayerMissionsAnswer,
  PlayerMissionsRequest,
  SpinAnswer,
  SpinRequest,
  WheelAnswer,
  WheelRequest,
} from '../../../schemas/generated/api';
import { createRandom } from '../art/random';
import { iso, startOfDay } from '../clock';
import { goalFigure } from '../figures';
import { once } from '../intents';
import { laterMissions, openedMissions } from '../laterMissions';
import { credit, missionPrize, missionState, wheelPrizes, wirePrize } from '../rewards';
import { Refusal } from '../refusal';
import { playerOf, say, sayFigure, type SandboxCall } from './call';

const dayMs = 24 * 60 * 60 * 1000;
const shells = 3;

/** Missions, the wheel, and a minigame of three shells. */
export const rewardsHandlers = {
  playerMissions(call: SandboxCall<PlayerMissionsRequest>): PlayerMissionsAnswer {
    const account = playerOf(call);
    const open = call.served.data.missions.map((mission) => ({
      id: mission.id,
      title: say(call, mission.title, { goal: goalFigure(mission) }),
      reward: sayFigure(call, mission.reward),
      goal: mission.goal,
      ...missionState(account, mission),
    }));
    const value: PlayerMissionsAnswer['value'] = [...open, ...laterMissions(call, account)];
    return {
      statusCode: 1,
      value: [...value].sort((a, b) => Number(b.state === 'READY') - Number(a.state === 'READY')),
    };
  },
  claimMission(call: SandboxCall<ClaimMissionRequest>): ClaimMissionAnswer {
    const account = playerOf(call);
    const prize = once(account, 'claimMission', call.body, () => {
      const mission = [...call.served.data.missions, ...openedMissions(call, account)].find(
        ({ id }) => id === call.body.mission_id,
      );
      if (mission === undefined) throw new Refusal(404, 'missionUnknown');
      const { state } = missionState(account, mission);
      if (state !== 'READY') throw new Refusal(409, state === 'CLAIMED' ? 'alreadyClaimed' : 'missionOpen');
      account.claimed.add(`mission/${mission.id}`);
      return credit(
        account,
        call.body.request_id,
        say({ ...call, locale: 'EN' }, mission.title, { goal: goalFigure(mission) }),
        missionPrize(mission.reward, account.currency),
      );
    });
    return { statusCode: 1, value: { prize: wirePrize(prize), token_balance: account.tokens, spins: spinsOf(call) } };
  },
  wheel(call: SandboxCall<WheelRequest>): WheelAnswer {
    const account = playerOf(call);
    const segments = wheelPrizes(account.currency).map((prize, index) => ({
      id: `s-${index}`,
      prize: wirePrize(prize),
    }));
    return { statusCode: 1, value: { segments, spins: spinsOf(call), next_at: iso(dayOf(call) + dayMs) } };
  },
  spin(call: SandboxCall<SpinRequest>): SpinAnswer {
    const account = playerOf(call);
    const { segment, prize } = once(account, 'spin', call.body, () => {
      if (spinsOf(call) === 0) throw new Refusal(409, 'noSpinsLeft');
      if (account.spunOn === dayOf(call)) account.spins -= 1;
      account.spunOn = dayOf(call);
      account.rounds += 1;
      const prizes = wheelPrizes(account.currency);
      const index = Math.floor(
        createRandom(`${call.world.seed}/${account.accountId}/spin/${account.rounds}`).next() * prizes.length,
      );
      const won = prizes[index] ?? { kind: 'NOTHING', amount: 0n };
      return { segment: `s-${index}`, prize: credit(account, call.body.request_id, 'Wheel', won) };
    });
    return {
      statusCode: 1,
      value: { segment_id: segment, prize: wirePrize(prize), token_balance: account.tokens, spins: spinsOf(call) },
    };
  },
  minigameRound(call: SandboxCall<MinigameRoundRequest>): MinigameRoundAnswer {
    const account = playerOf(call);
    const { stake, choice } = call.body;
    const round = once(account, 'minigameRound', call.body, () => {
      if (stake > account.tokens) throw new Refusal(422, 'notEnoughTokens');
      account.rounds += 1;
      const pearl = Math.floor(
        createRandom(`${call.world.seed}/${account.accountId}/round/${account.rounds}`).next() * shells,
      );
      const won = pearl === choice ? stake * shells : 0;
      account.tokens += won - stake;
      return { id: `r-${account.rounds}`, pearl, won };
    });
    return {
      statusCode: 1,
      value: { round_id: round.id, pearl: round.pearl, won: round.won, token_balance: account.tokens, frozen_token: 0 },
    };
  },
};

function dayOf({ world, served }: SandboxCall<unknown>): number {
  return startOfDay(world.now(), served.data.utcOffset);
}

/** Turns that were won, and the free one of the day. */
function spinsOf(call: SandboxCall<{ readonly auth: string; readonly account_id: string }>): number {
  const { spins, spunOn } = playerOf(call);
  return spins + (spunOn === dayOf(call) ? 0 : 1);
}
