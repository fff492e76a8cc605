import {
  limitsAnswer,
  setLimitAnswer,
  validateSetLimitRequest,
  takeBreakAnswer,
  validateTakeBreakRequest,
} from '../../../schemas/generated/validators/api-safety';
import type { LimitsAnswer, SetLimitAnswer, TakeBreakAnswer } from '../../../schemas/generated/api';
import type { BreakKind, DepositLimit, LimitPeriod, PlayBreak } from '../clubModels';
import type { Decimal } from '../decimal';
import { defineEndpoint, playerBody, present, siteBody, type CallContext, type NoParams } from '../endpoint';
import { minorUnits } from '../wire/cashier';
import { limitOf, limitPeriodOf } from '../wire/club';
import { moneyIn } from '../wire/lobby';
import { distinct } from '../wire/distinct';

const ours = { method: 'POST', requirement: 'CALL-X', origin: 'livery' } as const;
/** An unknown outcome is "checking" in its own place, never a failure; what is refused, the form says. */
const write = { ...ours, failure: 'read', errorPresentation: 'silent', repeatable: false } as const;

/** Made by the client for each intent; the same one asks for the same thing, which happens once. */
interface Intent {
  readonly requestId: string;
}

/** Limits that players set for themselves, and breaks from play, which the spec does not show. */
export const safetyCalls = {
  limits: defineEndpoint<NoParams, LimitsAnswer, readonly DepositLimit[]>({
    ...ours,
    failure: 'service',
    errorPresentation: 'silent',
    repeatable: true,
    path: '/api/player/limits',
    definition: 'Limits',
    body: (_, context) => ownBody(context),
    answer: limitsAnswer,
    model: ({ value }, { site }) =>
      distinct(value, ({ period }) => period.trim().toUpperCase()).flatMap((limit) => {
        const period = limitPeriodOf(limit);
        return period === undefined ? [] : [limitOf(limit, period, moneyIn(site.currency))];
      }),
  }),
  /** Without an amount the limit ends. */
  setLimit: defineEndpoint<
    Intent & { readonly period: LimitPeriod; readonly amount?: Decimal },
    SetLimitAnswer,
    DepositLimit
  >({
    ...write,
    path: '/api/player/limit_set',
    definition: 'SetLimit',
    body: ({ requestId, period, amount }, context) => ({
      ...ownBody(context),
      request_id: requestId,
      period: period.toUpperCase(),
      ...present({ amount: amount === undefined ? undefined : minorUnits(amount, context.site.currency.digits) }),
    }),
    isBody: validateSetLimitRequest,
    answer: setLimitAnswer,
    model: ({ value }, { site }, { period }) => limitOf(value, limitPeriodOf(value) ?? period, moneyIn(site.currency)),
  }),
  takeBreak: defineEndpoint<Intent & { readonly kind: BreakKind; readonly days: number }, TakeBreakAnswer, PlayBreak>({
    ...write,
    path: '/api/player/break',
    definition: 'TakeBreak',
    body: ({ requestId, kind, days }, context) => ({
      ...ownBody(context),
      request_id: requestId,
      kind: kind === 'time-out' ? 'TIME_OUT' : 'SELF_EXCLUSION',
      days,
    }),
    isBody: validateTakeBreakRequest,
    answer: takeBreakAnswer,
    model: ({ value }) => ({ kind: value.kind === 'TIME_OUT' ? 'time-out' : 'self-exclusion', until: value.until }),
  }),
};

function ownBody(context: CallContext): object {
  return { ...playerBody(context), ...siteBody(context) };
}
