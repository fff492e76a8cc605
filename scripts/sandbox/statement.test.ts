import { expect, it } from 'vitest';
import { createLedger } from './ledger';
import { statementOf } from './statement';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-12-01T12:00:00Z');

it('[CALL-X] a statement ends with the balance of its last day, whatever came after', () => {
  const ledger = createLedger(
    0n,
    () => now,
    () => 'done',
  );
  const post = (intent: string, amount: bigint, at: number) =>
    ledger.post({ intent, kind: 'deposit', amount, method: 'wallet', at });
  post('a', 1_000n, now - 3 * day);
  post('b', 2_000n, now - 2 * day);
  post('c', 4_000n, now - day / 24);
  const { opening, closing, deposits, days } = statementOf(
    ledger,
    { from: now - 2.5 * day, until: now - day },
    '+00:00',
  );
  expect({ opening, closing, deposits }).toEqual({ opening: '1000', closing: '3000', deposits: '2000' });
  expect(days.map(({ balance }) => balance)).toEqual(['3000']);
});
