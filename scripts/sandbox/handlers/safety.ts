import type {
  LimitsAnswer,
  LimitsRequest,
  SetLimitAnswer,
  SetLimitRequest,
  TakeBreakAnswer,
  TakeBreakRequest,
} from '../../../schemas/generated/api';
import { iso } from '../clock';
import { once } from '../intents';
import { limitPeriods, setLimit, wireLimit } from '../limits';
import { playerOf, type SandboxCall } from './call';

const dayMs = 24 * 60 * 60 * 1000;

/** Limits and breaks that players ask for. */
export const safetyHandlers = {
  limits(call: SandboxCall<LimitsRequest>): LimitsAnswer {
    const account = playerOf(call);
    return { statusCode: 1, value: limitPeriods.map((period) => wireLimit(account, period, call.world.now())) };
  },
  setLimit(call: SandboxCall<SetLimitRequest>): SetLimitAnswer {
    const account = playerOf(call);
    const { period, amount } = call.body;
    const now = call.world.now();
    once(account, 'setLimit', call.body, () =>
      setLimit(account, period, amount === undefined ? undefined : BigInt(amount), now),
    );
    return { statusCode: 1, value: wireLimit(account, period, now) };
  },
  /** The break begins at once: every session of the account is refused from now on (`onBreak`). */
  takeBreak(call: SandboxCall<TakeBreakRequest>): TakeBreakAnswer {
    const account = playerOf(call);
    const { kind, days } = call.body;
    const until = once(account, 'takeBreak', call.body, () => call.world.now() + days * dayMs);
    account.breakUntil = Math.max(account.breakUntil, until);
    return { statusCode: 1, value: { kind, until: iso(until) } };
  },
};
