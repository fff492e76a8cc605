import type {
  ClaimMissionAnswer,
  MinigameRoundAnswer,
  PlayerMissionsAnswer,
  WheelAnswer,
  WirePrize,
} from '../../../schemas/generated/api';
import { decimalOf, majorUnits } from '../decimal';
import type { MinigameRound, PlayerMission, Prize, Rewarded, Wheel } from '../playerModels';
import { present } from '../endpoint';
import { byId, distinct } from './distinct';

const prizeKinds = { MONEY: 'money', TOKENS: 'tokens', SPINS: 'spins', NOTHING: 'nothing' } as const;
const missionStates = { OPEN: 'open', READY: 'ready', CLAIMED: 'claimed', LOCKED: 'locked' } as const;

/** A mission as it stands for the player. */
export function playerMissionOf(wire: PlayerMissionsAnswer['value'][number]): PlayerMission {
  const { id, title, reward, done, goal, state } = wire;
  return {
    id,
    title,
    reward,
    done,
    goal,
    state: missionStates[state],
    ...present({ opensAfter: wire.opens_after, opensAtLevel: wire.opens_at_level }),
  };
}

/** What a claim or a spin has brought: the prize, and the tokens and spins that the player has now. */
export function rewardedOf(
  { prize, token_balance, spins }: ClaimMissionAnswer['value'],
  fractionDigits: number,
): Rewarded {
  return { prize: prizeOf(prize, fractionDigits), tokens: String(token_balance), spins };
}

/** The wheel: its segments, the spins that are left, and when the next one comes. */
export function wheelOf({ segments, spins, next_at }: WheelAnswer['value'], fractionDigits: number): Wheel {
  return {
    segments: distinct(segments, byId).map(({ id, prize }) => ({ id, prize: prizeOf(prize, fractionDigits) })),
    spins,
    nextAt: next_at,
  };
}

/** A round of the minigame, with the tokens that the player has after it. */
export function minigameRoundOf({
  round_id,
  pearl,
  won,
  token_balance,
  frozen_token,
}: MinigameRoundAnswer['value']): MinigameRound {
  return { id: round_id, pearl, won, tokens: decimalOf(token_balance), frozenTokens: decimalOf(frozen_token) };
}

function prizeOf({ kind, amount }: WirePrize, fractionDigits: number): Prize {
  return { kind: prizeKinds[kind], amount: kind === 'MONEY' ? majorUnits(amount, fractionDigits) : amount };
}
