export type EntryKind = 'deposit' | 'withdrawal' | 'bonus' | 'stake' | 'winnings';
export type EntryState = 'pending' | 'done' | 'rejected' | 'expired';

/** How payments end that become due: as asked, refused, not paid in time (a withdrawal is refused then), or not yet. */
export type Settlement = 'done' | 'rejected' | 'expired' | 'hold';

/** A line of a player's ledger: one for each intent. Its state changes, the line stays. */
export interface LedgerEntry {
  /** What the intent is known by: the client's request id, or `inbox/<id>` and the like. */
  readonly intent: string;
  /** What support asks for. */
  readonly reference: string;
  readonly kind: EntryKind;
  /** Signed minor units. */
  readonly amount: bigint;
  readonly fee: bigint;
  /** Name of the method, bank or reward. */
  readonly method: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When it is due to end; equal to `at` where it ends at once. */
  readonly dueAt: number;
  readonly state: EntryState;
  readonly finishedAt?: number;
}

export type NewEntry = Pick<LedgerEntry, 'intent' | 'kind' | 'amount' | 'method'> & { readonly fee?: bigint; readonly at?: number; readonly dueAt?: number };

/** A player's money, in exact minor units. */
export interface Ledger {
  /** Writes a line; throws where the intent has one, for that would be a second effect. */
  post(entry: NewEntry): LedgerEntry;
  /** Ends a line that is under way, before it is due; false where there is none. */
  finish(intent: string, state: 'done' | 'rejected'): boolean;
  /** The line of an intent, as it stands now. */
  find(intent: string): LedgerEntry | undefined;
  /** Every line, oldest first, as they stand now. */
  entries(): readonly LedgerEntry[];
  /** What withdrawals under way hold. */
  locked(): bigint;
  /** What may be spent: money of deposits counts when they are done, that of withdrawals is locked when they are asked for. */
  balance(): bigint;
}

const letters: Readonly<Record<EntryKind, string>> = { deposit: 'D', withdrawal: 'W', bonus: 'B', stake: 'S', winnings: 'P' };

/** A ledger that starts with `opening` minor units. */
export function createLedger(opening: bigint, now: () => number, settlement: () => Settlement): Ledger {
  const lines = new Map<string, LedgerEntry>();

  function settle(): void {
    for (const [intent, entry] of lines) {
      const verdict = settlement();
      if (entry.state !== 'pending' || now() < entry.dueAt || verdict === 'hold') continue;
      lines.set(intent, { ...entry, state: verdict === 'expired' && entry.amount < 0n ? 'rejected' : verdict, finishedAt: entry.dueAt });
    }
  }

  return {
    post({ intent, kind, amount, method, fee = 0n, at = now(), dueAt = at }) {
      if (lines.has(intent)) throw new Error(`The ledger has a line for "${intent}" already.`);
      const reference = `${letters[kind]}-${String(lines.size + 1).padStart(6, '0')}`;
      const isDone = dueAt <= at;
      const entry: LedgerEntry = {
        intent,
        reference,
        kind,
        amount,
        fee,
        method,
        at,
        dueAt,
        state: isDone ? 'done' : 'pending',
        ...(isDone ? { finishedAt: at } : {}),
      };
      lines.set(intent, entry);
      return entry;
    },
    finish(intent, state) {
      settle();
      const entry = lines.get(intent);
      if (entry?.state !== 'pending') return false;
      lines.set(intent, { ...entry, state, finishedAt: now() });
      return true;
    },
    find(intent) {
      settle();
      return lines.get(intent);
    },
    entries() {
      settle();
      return [...lines.values()];
    },
    locked() {
      settle();
      return [...lines.values()].filter(({ kind, state }) => kind === 'withdrawal' && state === 'pending').reduce((sum, { amount }) => sum - amount, 0n);
    },
    balance() {
      settle();
      return [...lines.values()].filter(counts).reduce((sum, { amount }) => sum + amount, opening);
    },
  };
}

/** Whether a line changes what may be spent. */
export function counts({ state, amount }: LedgerEntry): boolean {
  return state === 'done' || (state === 'pending' && amount < 0n);
}
