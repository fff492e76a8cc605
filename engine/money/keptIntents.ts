import { moneyState } from '../../schemas/generated/validators/state-money';
import { isExact } from '../api/readers/readAnswer';
import type { IntentState, MoneyState } from '../../schemas/generated/state';
import type { Environment } from '../environment';
import type { StateOwner } from '../stores/storedUser';
import type { KeptCall } from './moneyCalls';

const storageKey = 'livery.money';

/** After that the history of the account tells what became of it. */
const maxAgeMs = 7 * 24 * 3_600_000;

/** Whose intent it is. */
export interface IntentOwner {
  readonly accountId: string;
  readonly call: KeptCall;
}

/**
 * Payments without a known outcome, shared by the tabs of a browser. Where storage is full or forbidden nothing is
 * kept.
 */
export interface KeptIntents {
  /** The open intent of an account; of several, the oldest. */
  readonly find: (owner: IntentOwner) => IntentState | undefined;
  readonly keep: (intent: IntentState) => void;
  readonly drop: (requestId: string) => void;
}

/**
 * Keeps intents in the local storage. It ignores those of another site, of another version, or older than `maxAgeMs`.
 */
export function createKeptIntents({ local, now }: Pick<Environment, 'local' | 'now'>, site: StateOwner): KeptIntents {
  const { stateVersion } = site.session;

  function read(): readonly IntentState[] {
    const text = local.get(storageKey);
    if (text === null) return [];
    const state = parsed(text);
    const isOurs = state?.version === stateVersion && state.domain === site.domain;
    const recent = isOurs ? state.intents.filter(({ sent_at }) => Math.abs(now() - sent_at) < maxAgeMs) : [];
    if (isOurs && recent.length < state.count) write(recent);
    return recent;
  }

  function write(intents: readonly IntentState[]): void {
    if (intents.length === 0) local.remove(storageKey);
    else local.set(storageKey, JSON.stringify({ version: stateVersion, domain: site.domain, intents }));
  }

  const others = (requestId: string) => read().filter(({ request_id }) => request_id !== requestId);
  return {
    find: ({ accountId, call }) => read().find((intent) => intent.account_id === accountId && intent.call === call),
    keep: (intent) => write([...others(intent.request_id), intent]),
    drop: (requestId) => write(others(requestId)),
  };
}

/** What is kept, with `count` intents of which each that can be read is there; null where nothing can. */
function parsed(text: string): (MoneyState & { readonly count: number }) | null {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('intents' in data) || !Array.isArray(data.intents)) return null;
    const kept: readonly unknown[] = data.intents;
    const read = (intents: readonly unknown[]): MoneyState | null => {
      const state: unknown = { ...data, intents };
      return isExact(moneyState, state) ? state : null;
    };
    // One that cannot be read takes none of the others along.
    const state = read([]);
    return state && { ...state, intents: kept.flatMap((intent) => read([intent])?.intents ?? []), count: kept.length };
  } catch {
    return null;
  }
}
