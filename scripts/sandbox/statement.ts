import type { StatementAnswer } from '../../schemas/generated/api';
import { startOfDay } from './clock';
import { counts, type EntryKind, type Ledger, type LedgerEntry } from './ledger';

const dayMs = 24 * 60 * 60 * 1000;

type SumName = 'deposits' | 'withdrawals' | 'bonuses' | 'stakes' | 'winnings';

/** A statement of the lines that count from `from` up to `until`, in days of the site. */
export function statementOf(
  ledger: Ledger,
  { from, until }: { readonly from: number; readonly until: number },
  utcOffset: string,
): StatementAnswer['value'] {
  const after = totalOf(ledger.entries({ from: until, until: Infinity }).filter(counts));
  const within = ledger.entries({ from, until }).filter(counts);
  const closing = ledger.balance() - after;
  const byDay = new Map<number, LedgerEntry[]>();
  for (const line of within) {
    const day = startOfDay(line.at, utcOffset);
    const lines = byDay.get(day) ?? [];
    byDay.set(day, lines);
    lines.push(line);
  }
  let balance = closing;
  const days = [...byDay]
    .sort(([a], [b]) => b - a)
    .map(([day, entries]) => {
      const row = {
        date: new Date(day + dayMs / 2).toISOString().slice(0, 10),
        ...sumsOf(entries),
        balance: String(balance),
      };
      balance -= totalOf(entries);
      return row;
    });
  return { opening: String(balance), closing: String(closing), ...sumsOf(within), days };
}

function totalOf(entries: readonly LedgerEntry[]): bigint {
  return entries.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Sums by kind as positive numbers. */
function sumsOf(entries: readonly LedgerEntry[]): Record<SumName, string> {
  const sum = (wanted: EntryKind) => {
    const total = totalOf(entries.filter(({ kind }) => kind === wanted));
    return String(total < 0n ? -total : total);
  };
  return {
    deposits: sum('deposit'),
    withdrawals: sum('withdrawal'),
    bonuses: sum('bonus'),
    stakes: sum('stake'),
    winnings: sum('winnings'),
  };
}
