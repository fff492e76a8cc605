import { isRecord } from '../config/jsonPath';
import type { Environment } from '../environment';
import { settledPaymentKey } from '../stores/storedUser';
import type { IntentOwner } from './keptIntents';

/** Version of the fields; a copy of another one counts as none. */
const version = 1;

/**
 * Within that time the same wish from another tab is the same press: a form that stood filled in there is older than
 * the outcome.
 */
const repeatMs = 10_000;

/** The payment that went through last, for the tabs of a browser that do not know of it yet. */
export interface SettledIntent {
  /** Notes that a payment went through. */
  readonly note: (owner: IntentOwner, params: unknown, requestId: string) => void;
  /** The request id under which just the same went through a moment ago. */
  readonly find: (owner: IntentOwner, params: unknown) => string | undefined;
  /** Whether the payment of this request went through a moment ago. */
  readonly has: (requestId: string) => boolean;
}

interface Settled {
  readonly version: number;
  readonly wish: string;
  readonly requestId: string;
  readonly at: number;
}

/**
 * Keeps the last payment of the site `domain` in the local storage for `repeatMs`, whichever way the clock is set
 * meanwhile. Then it is removed, at the latest by the next page that asks; the end of the session removes it too.
 */
export function createSettledIntent(
  { local, now, setTimeout }: Pick<Environment, 'local' | 'now' | 'setTimeout'>,
  domain: string,
): SettledIntent {
  const wishOf = ({ accountId, call }: IntentOwner, params: unknown) =>
    JSON.stringify([domain, accountId, call, params]);
  const read = () => {
    const text = local.get(settledPaymentKey);
    const kept = parsed(text);
    if (kept !== null && Math.abs(now() - kept.at) < repeatMs) return kept;
    if (text !== null) local.remove(settledPaymentKey);
    return null;
  };
  read();
  return {
    note(owner, params, requestId) {
      const settled: Settled = { version, wish: wishOf(owner, params), requestId, at: now() };
      local.set(settledPaymentKey, JSON.stringify(settled));
      setTimeout(() => {
        if (parsed(local.get(settledPaymentKey))?.requestId === requestId) local.remove(settledPaymentKey);
      }, repeatMs);
    },
    find(owner, params) {
      const kept = read();
      return kept?.wish === wishOf(owner, params) ? kept.requestId : undefined;
    },
    has: (requestId) => read()?.requestId === requestId,
  };
}

function parsed(text: string | null): Settled | null {
  try {
    const data: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(data) || data['version'] !== version) return null;
    const { wish, requestId, at } = data;
    const isId = typeof requestId === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(requestId);
    return typeof wish === 'string' && isId && typeof at === 'number' ? { version, wish, requestId, at } : null;
  } catch {
    return null;
  }
}
