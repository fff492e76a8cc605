import {
  claimInboxAnswer,
  validateClaimInboxRequest,
  inboxAnswer,
  validateInboxRequest,
} from '../../../schemas/generated/validators/api-inbox';
import type { ClaimInboxAnswer, InboxAnswer } from '../../../schemas/generated/api';
import { decimalOf } from '../decimal';
import type { InboxMessage, InboxReward } from '../playerModels';
import { defineEndpoint, playerBody, present, type NoParams } from '../endpoint';
import { readFlag } from '../readers/readFlag';
import { knownWord } from '../wire/knownWord';
import { distinct } from '../wire/distinct';

/** Messages to a player and the rewards in them. */
export const inboxCalls = {
  inbox: defineEndpoint<NoParams, InboxAnswer, readonly InboxMessage[]>({
    requirement: 'CALL-PLAYER-2',
    method: 'POST',
    path: '/api/settings/get_inbox',
    failure: 'service',
    errorPresentation: 'silent',
    repeatable: true,
    origin: 'spec',
    definition: 'Inbox',
    body: (_, context) => playerBody(context),
    isBody: validateInboxRequest,
    answer: inboxAnswer,
    model: ({ value }) =>
      distinct(value, ({ inbox_id }) => inbox_id)
        .map(messageOf)
        .filter(({ title, body, reward }) => title !== '' || body !== '' || reward !== undefined),
  }),
  claimInbox: defineEndpoint<{ readonly id: string }, ClaimInboxAnswer, InboxReward>({
    requirement: 'CALL-PLAYER-3',
    method: 'POST',
    path: '/api/settings/claim_inbox',
    failure: 'read',
    errorPresentation: 'dialog',
    repeatable: false,
    origin: 'spec',
    definition: 'ClaimInbox',
    body: ({ id }, context) => ({ ...playerBody(context), inbox_id: id }),
    isBody: validateClaimInboxRequest,
    answer: claimInboxAnswer,
    model: rewardOf,
  }),
};

function messageOf(wire: InboxAnswer['value'][number]): InboxMessage {
  const isClaimed = claimOf(wire);
  const reward = isClaimed === undefined ? undefined : { ...rewardOf(wire), isClaimed };
  const [title = '', body = ''] = [wire.title, wire.body].map((text) => text?.trim());
  return { id: wire.inbox_id, title, body, at: wire.date ?? '', ...present({ reward }) };
}

const claimWords: Readonly<Record<string, boolean>> = {
  OPEN: false,
  UNCLAIMED: false,
  'NOT CLAIMED': false,
  CLAIMABLE: false,
  AVAILABLE: false,
  CLAIMED: true,
};

/** Whether the reward of a message was taken; undefined for a message without one, and in words that nobody knows. */
function claimOf({ claim_status = '', amount = 0, token = 0 }: InboxAnswer['value'][number]): boolean | undefined {
  const known = knownWord(claimWords, String(claim_status).replace(/[\s_-]+/g, ' '));
  if (known !== undefined) return known;
  // A switch that is off stands in messages without a reward, too.
  const hasReward = [amount, token].some((sum) => Number(sum) !== 0);
  return hasReward && claim_status !== '' ? (readFlag(claim_status) ?? undefined) : undefined;
}

function rewardOf({ amount, token }: ClaimInboxAnswer): InboxReward {
  return present({
    money: amount === undefined ? undefined : decimalOf(amount),
    tokens: token === undefined ? undefined : decimalOf(token),
  });
}
