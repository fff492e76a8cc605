import type { Environment } from '../environment';
import type { IntentOwner } from './keptIntents';

const storageKey = 'livery.money.settled';

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
}

/** Keeps the last payment of the site `domain` in the local storage. `find` knows it for `repeatMs`. */
export function createSettledIntent({ local, now }: Pick<Environment, 'local' | 'now'>, domain: string): SettledIntent {
  const wishOf = ({ accountId, call }: IntentOwner, params: unknown) =>
    JSON.stringify([domain, accountId, call, params]);
  return {
    note: (owner, params, requestId) =>
      void local.set(storageKey, JSON.stringify({ wish: wishOf(owner, params), requestId, at: now() })),
    find(owner, params) {
      const kept = parsed(local.get(storageKey));
      const isRecent = kept !== null && kept.at <= now() && now() - kept.at < repeatMs;
      return isRecent && kept.wish === wishOf(owner, params) ? kept.requestId : undefined;
    },
  };
}

function parsed(
  text: string | null,
): { readonly wish: string; readonly requestId: string; readonly at: number } | null {
  try {
    const data: unknown = JSON.parse(text ?? 'null');
    if (typeof data !== 'object' || data === null || !('wish' in data) || !('requestId' in data) || !('at' in data))
      return null;
    const { wish, requestId, at } = data;
    const isId = typeof requestId === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(requestId);
    return typeof wish === 'string' && isId && typeof at === 'number' ? { wish, requestId, at } : null;
  } catch {
    return null;
  }
}
