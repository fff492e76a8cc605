import { intentState } from '../../schemas/generated/validators/state-money';
import { isExact } from '../api/readers/readAnswer';
import { isRecord } from '../config/jsonPath';
import type { IntentState } from '../../schemas/generated/state';
import type { Environment, KeyValueStorage } from '../environment';
import type { KeptCall } from './moneyCalls';

const storageKey = 'livery.money';

/**
 * Version of the fields, apart from that of the stored player. A page of any version reads the intents that it
 * understands, and leaves the others as they are.
 */
const version = 2;

/** Most intents that are kept. An account has at most two, so that this is more than a device meets. */
const maxIntents = 50;

/** Whose intent it is. */
export interface IntentOwner {
  readonly accountId: string;
  readonly call: KeptCall;
}

/** Payments without a known outcome, shared by the tabs of a browser. */
export interface KeptIntents {
  /** The open intent of an account; of several, the oldest. */
  readonly find: (owner: IntentOwner) => IntentState | undefined;
  /** Keeps an intent. False where storage is full or forbidden: then it stays as long as the page lives. */
  readonly keep: (intent: IntentState) => boolean;
  readonly drop: (requestId: string) => void;
}

/**
 * Keeps intents in the local storage, or where that is full in the storage of the tab. An intent is kept until it is
 * dropped: neither the clock of the device nor a new version of the fields ends it. Those of another site than `domain`
 * are ignored.
 */
export function createKeptIntents(
  { local, session }: Pick<Environment, 'local' | 'session'>,
  domain: string,
): KeptIntents {
  // The best first: what one of them keeps, none after it does.
  const storages = [local, session, pageStorage()];
  const rowsOf = (storage: KeyValueStorage) => parsed(storage.get(storageKey), domain);
  const others = (storage: KeyValueStorage, requestId: string) =>
    rowsOf(storage).filter((row) => !isRecord(row) || row['request_id'] !== requestId);

  function write(storage: KeyValueStorage, rows: readonly unknown[]): boolean {
    if (rows.length > 0)
      return storage.set(storageKey, JSON.stringify({ version, domain, intents: rows.slice(-maxIntents) }));
    storage.remove(storageKey);
    return true;
  }

  function drop(storage: KeyValueStorage, requestId: string): void {
    const rest = others(storage, requestId);
    if (rest.length < rowsOf(storage).length) write(storage, rest);
  }

  return {
    find: ({ accountId, call }) =>
      // The copy of the tab is newer than one that the shared storage had no room to replace.
      [...storages]
        .reverse()
        .flatMap((storage) => rowsOf(storage))
        .filter((row) => isExact(intentState, row))
        .find((intent) => intent.account_id === accountId && intent.call === call),
    keep(intent) {
      const keeper = storages.findIndex((storage) => write(storage, [...others(storage, intent.request_id), intent]));
      for (const storage of storages.slice(keeper + 1)) drop(storage, intent.request_id);
      return keeper < storages.length - 1;
    },
    drop: (requestId) => storages.forEach((storage) => drop(storage, requestId)),
  };
}

/** Keeps texts as long as the page lives. */
function pageStorage(): KeyValueStorage {
  const items = new Map<string, string>();
  return {
    get: (key) => items.get(key) ?? null,
    set: (key, value) => items.set(key, value).has(key),
    remove: (key) => void items.delete(key),
  };
}

/** What is kept for a site, whatever this version can read of it. */
function parsed(text: string | null, domain: string): readonly unknown[] {
  try {
    const data: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(data) || data['domain'] !== domain) return [];
    const { intents } = data;
    return Array.isArray(intents) ? intents : [];
  } catch {
    return [];
  }
}
