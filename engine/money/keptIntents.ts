import { moneyState } from '../../schemas/generated/validators/state-money';
import { isExact } from '../api/readers/readAnswer';
import type { IntentState } from '../../schemas/generated/state';
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
    const intents = state?.version === stateVersion && state.domain === site.domain ? state.intents : [];
    const recent = intents.filter(({ sent_at }) => Math.abs(now() - sent_at) < maxAgeMs);
    if (recent.length < intents.length) write(recent);
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

function parsed(text: string) {
  try {
    const data: unknown = JSON.parse(text);
    return isExact(moneyState, data) ? data : null;
  } catch {
    return null;
  }
}
