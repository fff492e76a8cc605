import type { PlayerMissionsAnswer } from '../../schemas/generated/api';
import type { Account } from './accounts';
import { vipLadder } from './club';
import { goalFigure, type Figure, type Unit } from './figures';
import { say, sayFigure, type SandboxCall } from './handlers/call';
import { phrase } from './phrases';
import { missionState } from './rewards';
import { readDataFile } from './dataFile';
import type { SiteData, Words } from './siteData';

type Mission = SiteData['missions'][number];

interface LaterMission {
  readonly id: string;
  readonly title: Words;
  readonly reward: Figure;
  readonly goal: number;
  readonly of?: Unit;
  /** Step of the VIP ladder that opens it; left out, it opens when the last mission of the site is claimed. */
  readonly level?: number;
}

const { missions } = readDataFile('club.json') as { readonly missions: readonly LaterMission[] };

/** Missions that are closed at first, with what opens them. */
export function laterMissions(call: SandboxCall<unknown>, account: Account): PlayerMissionsAnswer['value'] {
  return missions.map((mission) => {
    const words = {
      id: mission.id,
      title: say(call, mission.title, { goal: goalFigure(mission) }),
      reward: sayFigure(call, mission.reward),
      goal: mission.goal,
    };
    const lock = lockOf(call, account, mission);
    return lock
      ? { ...words, done: 0, state: 'LOCKED' as const, ...lock }
      : { ...words, ...missionState(account, asMission(mission)) };
  });
}

/** Those that are open to the player by now. */
export function openedMissions(call: SandboxCall<unknown>, account: Account): readonly Mission[] {
  return missions.filter((mission) => lockOf(call, account, mission) === null).map(asMission);
}

function asMission({ id, title, reward, goal, of }: LaterMission): Mission {
  return { id, title, reward, goal, ...(of && { of }), done: 0 };
}

function lockOf(
  call: SandboxCall<unknown>,
  account: Account,
  { level }: LaterMission,
): { opens_after?: string; opens_at_level?: string } | null {
  if (level === undefined) {
    const last = call.served.data.missions.at(-1)?.id ?? '';
    return account.claimed.has(`mission/${last}`) ? null : { opens_after: last };
  }
  const ladder = vipLadder(call.served);
  const own = ladder.findIndex(({ name }) => name === account.vip.level);
  return own >= level ? null : { opens_at_level: phrase(call, ladder[level]?.name ?? '') };
}
