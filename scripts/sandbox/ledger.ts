import { always, createTimeline, type Span } from './timeline';

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

export type NewEntry = Pick<LedgerEntry, 'intent' | 'kind' | 'amount' | 'method'> & {
  readonly fee?: bigint;
  readonly at?: number;
  readonly dueAt?: number;
};

/** Which payments are asked for: of one kind and state or of all, so many after so many. */
export interface PaymentsAsked extends Span {
  readonly kind?: EntryKind;
  readonly state?: EntryState;
  readonly offset: number;
  readonly size: number;
}

/** A player's money, in exact minor units. */
export interface Ledger {
  /** Writes a line; throws where the intent has one, for that would be a second effect. */
  post(entry: NewEntry): LedgerEntry;
  /** Ends a line that is under way, before it is due; false where there is none. */
  finish(intent: string, state: 'done' | 'rejected'): boolean;
  /** The line of an intent, as it stands now. */
  find(intent: string): LedgerEntry | undefined;
  /** Every line of a span, oldest first, as they stand now. */
  entries(span?: Span): readonly LedgerEntry[];
  /** A page of payments, the latest first, and how many there are. */
  payments(asked: PaymentsAsked): { readonly total: number; readonly lines: readonly LedgerEntry[] };
  /** What withdrawals under way hold. */
  locked(): bigint;
  /**
   * What may be spent: money of deposits counts when they are done, that of withdrawals is locked when they are asked
   * for.
   */
  balance(): bigint;
}

const letters: Readonly<Record<EntryKind, string>> = {
  deposit: 'D',
  withdrawal: 'W',
  bonus: 'B',
  stake: 'S',
  winnings: 'P',
};

/** What a history of payments shows; stakes and winnings stand in that of bets. */
const paymentKinds: readonly EntryKind[] = ['deposit', 'withdrawal', 'bonus'];
const anyKind = 'payment';
const anyState = 'any';

/**
 * A ledger that starts with `opening` minor units. What it answers costs the same however many lines it has, all of
 * them aside.
 */
export function createLedger(opening: bigint, now: () => number, settlement: () => Settlement): Ledger {
  const lines = new Map<string, LedgerEntry>();
  const pending = new Set<string>();
  const timeline = createTimeline<LedgerEntry>(({ reference }) => reference, keysOf);
  let balance = opening;
  let locked = 0n;

  /** Writes a line in the place of the one that its intent had, if any. */
  function write(entry: LedgerEntry): void {
    const before = lines.get(entry.intent);
    if (before) timeline.remove(before);
    balance += effectOf(entry) - (before ? effectOf(before) : 0n);
    locked += lockOf(entry) - (before ? lockOf(before) : 0n);
    lines.set(entry.intent, entry);
    timeline.add(entry);
    if (entry.state === 'pending') pending.add(entry.intent);
    else pending.delete(entry.intent);
  }

  function settle(): void {
    for (const intent of [...pending]) {
      const entry = lines.get(intent);
      const verdict = settlement();
      if (entry?.state !== 'pending' || now() < entry.dueAt || verdict === 'hold') continue;
      write({
        ...entry,
        state: verdict === 'expired' && entry.amount < 0n ? 'rejected' : verdict,
        finishedAt: entry.dueAt,
      });
    }
  }

  return {
    post({ intent, kind, amount, method, fee = 0n, at = now(), dueAt = at }) {
      if (lines.has(intent)) throw new Error(`The ledger has a line for "${intent}" already.`);
      const reference = `${letters[kind]}-${String(lines.size + 1).padStart(6, '0')}`;
      const isDone = dueAt <= at;
      const state = isDone ? 'done' : 'pending';
      const entry: LedgerEntry = {
        intent,
        reference,
        kind,
        amount,
        fee,
        method,
        at,
        dueAt,
        state,
        ...(isDone ? { finishedAt: at } : {}),
      };
      write(entry);
      return entry;
    },
    finish(intent, state) {
      settle();
      const entry = lines.get(intent);
      if (entry?.state !== 'pending') return false;
      write({ ...entry, state, finishedAt: now() });
      return true;
    },
    find(intent) {
      settle();
      return lines.get(intent);
    },
    entries(span = always) {
      settle();
      return timeline.within('*', span);
    },
    payments({ kind = anyKind, state = anyState, offset, size, ...span }) {
      settle();
      const key = `${kind} ${state}`;
      return { total: timeline.count(key, span), lines: timeline.latest(key, span, offset, size) };
    },
    locked() {
      settle();
      return locked;
    },
    balance() {
      settle();
      return balance;
    },
  };
}

function keysOf({ kind, state }: LedgerEntry): readonly string[] {
  if (!paymentKinds.includes(kind)) return ['*'];
  return ['*', ...[anyKind, kind].flatMap((first) => [`${first} ${anyState}`, `${first} ${state}`])];
}

function effectOf(entry: LedgerEntry): bigint {
  return counts(entry) ? entry.amount : 0n;
}

function lockOf({ kind, state, amount }: LedgerEntry): bigint {
  return kind === 'withdrawal' && state === 'pending' ? -amount : 0n;
}

/** Whether a line changes what may be spent. */
export function counts({ state, amount }: LedgerEntry): boolean {
  return state === 'done' || (state === 'pending' && amount < 0n);
}
