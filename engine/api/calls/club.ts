import { referralsAnswer, standingAnswer, vipLevelsAnswer } from '../../../schemas/generated/validators/api-club';
import type { ReferralsAnswer, StandingAnswer, VipLevelsAnswer } from '../../../schemas/generated/api';
import type { Referrals, Standing, VipLevel } from '../clubModels';
import { defineEndpoint, playerBody, siteBody, type CallContext, type NoParams } from '../endpoint';
import { referralsOf, standingOf, vipLevelOf } from '../wire/club';
import { moneyIn } from '../wire/lobby';
import { distinct } from '../wire/distinct';

const read = {
  method: 'POST',
  requirement: 'CALL-X',
  origin: 'livery',
  failure: 'service',
  errorPresentation: 'silent',
  repeatable: true,
} as const;

/** The VIP ladder, the running contest and friends a player brought, which the spec does not show. */
export const clubCalls = {
  vipLevels: defineEndpoint<NoParams, VipLevelsAnswer, readonly VipLevel[]>({
    ...read,
    path: '/api/club/vip_levels',
    definition: 'VipLevels',
    body: (_, context) => siteBody(context),
    answer: vipLevelsAnswer,
    model: ({ value }, { site }) =>
      distinct(value, ({ name }) => name).map((level) => vipLevelOf(level, moneyIn(site.currency))),
  }),
  standing: defineEndpoint<NoParams, StandingAnswer, Standing | null>({
    ...read,
    path: '/api/club/standing',
    definition: 'Standing',
    body: (_, context) => ownBody(context),
    answer: standingAnswer,
    model: ({ value }, { site }) => (value ? standingOf(value, moneyIn(site.currency)) : null),
  }),
  referrals: defineEndpoint<NoParams, ReferralsAnswer, Referrals>({
    ...read,
    path: '/api/club/referrals',
    definition: 'Referrals',
    body: (_, context) => ownBody(context),
    answer: referralsAnswer,
    model: ({ value }, { site }) => referralsOf(value, moneyIn(site.currency)),
  }),
};

function ownBody(context: CallContext): object {
  return { ...playerBody(context), ...siteBody(context) };
}
