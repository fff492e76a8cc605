import { isRecord } from '../config/jsonPath';
import type { Environment } from '../environment';
import type { CallName } from './calls';
import type { Result } from './result';

/** Payments without a known outcome, which `engine/money/keptIntents.ts` keeps. */
const intentsKey = 'livery.money';
/** Payments that the platform has taken and not ended: when each was last seen so, by request id. */
const pendingKey = 'livery.money.pending';
/** Older ones count no more, as in `keptIntents`. */
const maxAgeMs = 7 * 24 * 3_600_000;

const paymentCalls: readonly CallName[] = ['deposit', 'depositStatus', 'withdraw', 'withdrawalStatus'];

/** The payments of this browser that have not ended. */
export interface OpenPayments {
  /** Learns of a payment from the answer of a call; other calls tell nothing. */
  readonly note: (call: CallName, params: unknown, answer: Result<unknown>) => void;
  /** Whether some payment is under way. */
  readonly isOpen: () => boolean;
}

/** Reads and keeps them in the storage of the browser; without one there are none. Without a clock any age counts. */
export function createOpenPayments({ local, now }: Partial<Pick<Environment, 'local' | 'now'>>): OpenPayments {
  const isRecent = (at: unknown) => !now || Math.abs(now() - Number(at)) < maxAgeMs;
  const read = (key: string) => parsed(local?.get(key) ?? null);
  const readPending = () => Object.entries(read(pendingKey)).filter(([, at]) => isRecent(at));

  return {
    note(call, params, answer) {
      if (!local || !now || !paymentCalls.includes(call) || !answer.ok) return;
      const { requestId } = params as { readonly requestId: string };
      const { state } = (answer.value ?? {}) as { readonly state?: string };
      const others = readPending().filter(([id]) => id !== requestId);
      const isPending = state === 'pending' || state === 'checking';
      const pending = isPending ? [...others, [requestId, now()] as const] : others;
      if (pending.length === 0) local.remove(pendingKey);
      else local.set(pendingKey, JSON.stringify(Object.fromEntries(pending)));
    },
    isOpen() {
      const { intents } = read(intentsKey);
      const isUnsettled =
        Array.isArray(intents) && intents.some((intent) => isRecord(intent) && isRecent(intent['sent_at']));
      return isUnsettled || readPending().length > 0;
    },
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text ?? '{}');
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}
