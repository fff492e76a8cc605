import {
  claimMissionAnswer,
  validateClaimMissionRequest,
  minigameRoundAnswer,
  validateMinigameRoundRequest,
  playerMissionsAnswer,
  spinAnswer,
  validateSpinRequest,
  wheelAnswer,
} from '../../../schemas/generated/validators/api-rewards';
import type {
  ClaimMissionAnswer,
  MinigameRoundAnswer,
  PlayerMissionsAnswer,
  SpinAnswer,
  WheelAnswer,
} from '../../../schemas/generated/api';
import type { MinigameRound, PlayerMission, Rewarded, Wheel } from '../playerModels';
import { defineEndpoint, playerBody, siteBody, type CallContext, type NoParams } from '../endpoint';
import { minigameRoundOf, playerMissionOf, rewardedOf, wheelOf } from '../wire/rewards';
import { byId, distinct } from '../wire/distinct';

const ours = { method: 'POST', requirement: 'CALL-X', origin: 'livery' } as const;
const read = { ...ours, failure: 'service', errorPresentation: 'silent', repeatable: true } as const;
const write = { ...ours, failure: 'read', errorPresentation: 'dialog', repeatable: false } as const;

/** Made by the client for each intent; the same one asks for the same thing, which happens once. */
interface Intent {
  readonly requestId: string;
}

/** Missions, the wheel and the minigame, which the spec does not show. */
export const rewardsCalls = {
  playerMissions: defineEndpoint<NoParams, PlayerMissionsAnswer, readonly PlayerMission[]>({
    ...read,
    path: '/api/player/missions',
    definition: 'PlayerMissions',
    body: (_, context) => ownBody(context),
    answer: playerMissionsAnswer,
    model: ({ value }) => distinct(value, byId).map(playerMissionOf),
  }),
  claimMission: defineEndpoint<Intent & { readonly missionId: string }, ClaimMissionAnswer, Rewarded>({
    ...write,
    path: '/api/player/mission_claim',
    definition: 'ClaimMission',
    body: ({ requestId, missionId }, context) => ({
      ...ownBody(context),
      request_id: requestId,
      mission_id: missionId,
    }),
    isBody: validateClaimMissionRequest,
    answer: claimMissionAnswer,
    model: ({ value }, { site }) => rewardedOf(value, site.currency.digits),
  }),
  wheel: defineEndpoint<NoParams, WheelAnswer, Wheel>({
    ...read,
    path: '/api/player/wheel',
    definition: 'Wheel',
    body: (_, context) => ownBody(context),
    answer: wheelAnswer,
    model: ({ value }, { site }) => wheelOf(value, site.currency.digits),
  }),
  spin: defineEndpoint<Intent, SpinAnswer, Rewarded & { readonly segmentId: string }>({
    ...write,
    path: '/api/player/spin',
    definition: 'Spin',
    body: ({ requestId }, context) => ({ ...ownBody(context), request_id: requestId }),
    isBody: validateSpinRequest,
    answer: spinAnswer,
    model: ({ value }, { site }) => ({ ...rewardedOf(value, site.currency.digits), segmentId: value.segment_id }),
  }),
  minigameRound: defineEndpoint<
    Intent & { readonly stake: number; readonly choice: number },
    MinigameRoundAnswer,
    MinigameRound
  >({
    ...write,
    path: '/api/player/minigame_round',
    definition: 'MinigameRound',
    body: ({ requestId, stake, choice }, context) => ({ ...ownBody(context), request_id: requestId, stake, choice }),
    isBody: validateMinigameRoundRequest,
    answer: minigameRoundAnswer,
    model: ({ value }) => minigameRoundOf(value),
  }),
};

function ownBody(context: CallContext): object {
  return { ...playerBody(context), ...siteBody(context) };
}
