import { isRecord } from '../config/jsonPath';
import type { Environment, KeyValueStorage } from '../environment';
import type { CallName } from './calls';
import type { Result } from './result';

/** Payments without a known outcome, which `engine/money/keptIntents.ts` keeps. */
const intentsKey = 'livery.money';
/** Payments that the platform has taken and not ended: the account of each, by request id. */
const pendingKey = 'livery.money.pending';
/** Most pending payments that are kept; of more, the oldest go. */
const maxPayments = 50;

const paymentCalls: readonly CallName[] = ['deposit', 'depositStatus', 'withdraw', 'withdrawalStatus'];

/** The payments of this browser that have not ended. */
export interface OpenPayments {
  /**
   * Learns of a payment from the answer of a call that `accountId` made; other calls tell nothing. Nor does an answer
   * without a payment: the ledger may not have heard yet of what the platform has taken.
   */
  readonly note: (call: CallName, params: unknown, answer: Result<unknown>, accountId?: string) => void;
  /** Whether some payment is under way. */
  readonly isOpen: () => boolean;
  /** Whether the platform has taken this payment of an account, and not told its end. */
  readonly isPending: (requestId: string, accountId: string) => boolean;
}

/**
 * Reads and keeps them in the local storage, or where that is full in the storage of the tab; without storage there are
 * none. Each is kept until the platform tells its end, whatever the clock of the device says.
 */
export function createOpenPayments({ local, session }: Partial<Pick<Environment, 'local' | 'session'>>): OpenPayments {
  const storages = [local, session].filter((storage) => storage !== undefined);
  const readPending = () => storages.flatMap((storage) => Object.entries(read(storage, pendingKey)));

  function write(pending: readonly (readonly [string, unknown])[]): void {
    const text = JSON.stringify(Object.fromEntries(pending.slice(-maxPayments)));
    const keeper = pending.length > 0 ? storages.find((storage) => storage.set(pendingKey, text)) : undefined;
    for (const storage of storages) if (storage !== keeper) storage.remove(pendingKey);
  }

  return {
    note(call, params, answer, accountId = '') {
      if (!paymentCalls.includes(call) || !answer.ok || !isRecord(answer.value)) return;
      const { requestId } = params as { readonly requestId: string };
      const { state } = answer.value;
      const others = readPending().filter(([id]) => id !== requestId);
      write(state === 'pending' || state === 'checking' ? [...others, [requestId, accountId]] : others);
    },
    isOpen: () =>
      storages.some((storage) => {
        const { intents } = read(storage, intentsKey);
        return Array.isArray(intents) && intents.some(isRecord);
      }) || readPending().length > 0,
    isPending: (requestId, accountId) =>
      // An earlier version kept a time in the place of the account.
      readPending().some(([id, owner]) => id === requestId && (owner === accountId || typeof owner === 'number')),
  };
}

function read(storage: KeyValueStorage, key: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(storage.get(key) ?? '{}');
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}
