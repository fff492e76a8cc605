import { expect, it } from 'vitest';
import type { LimitRecord } from './accounts';
import { createLedger } from './ledger';
import { limitPeriods, refuseBeyondLimits, setLimit, wireLimit } from './limits';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-12-01T12:00:00Z');

/** A player's limits and ledger; `used` has been deposited an hour ago. */
function accountWith(used = 0n) {
  const ledger = createLedger(
    0n,
    () => now,
    () => 'done',
  );
  if (used > 0n) ledger.post({ intent: 'd1', kind: 'deposit', amount: used, method: 'wallet', at: now - day / 24 });
  return { limits: new Map<string, LimitRecord>(), ledger };
}

it('[CALL-X] sets a lower limit at once, and a higher one or none after a day', () => {
  const account = accountWith();
  const at = (time: number) => wireLimit(account, 'DAY', time);
  setLimit(account, 'DAY', 10_000n, now);
  expect(at(now)).toMatchObject({ amount: '10000' });
  setLimit(account, 'DAY', 5_000n, now);
  expect(at(now)).toEqual({ period: 'DAY', used: '0', amount: '5000' });
  setLimit(account, 'DAY', 50_000n, now);
  expect(at(now)).toMatchObject({ amount: '5000', pending: { amount: '50000' } });
  expect(at(now + day)).toEqual({ period: 'DAY', used: '0', amount: '50000' });
  setLimit(account, 'DAY', undefined, now + day);
  expect(at(now + day)).toMatchObject({ amount: '50000', pending: {} });
  expect(at(now + 2 * day)).toEqual({ period: 'DAY', used: '0' });
  expect(limitPeriods).toEqual(['DAY', 'WEEK', 'MONTH']);
});

it('[CALL-X] refuses a deposit beyond a limit, and none at it', () => {
  const account = accountWith(4_000n);
  setLimit(account, 'WEEK', 10_000n, now);
  expect(() => refuseBeyondLimits(account, 6_000n, now)).not.toThrow();
  expect(() => refuseBeyondLimits(account, 6_001n, now)).toThrow('depositLimitReached');
});
