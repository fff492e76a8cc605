import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser, depositPath, params, payment } from '../../tests/fixtures/moneyBrowser';
import { testEnvironment } from '../../tests/fixtures/environment';
import { createSettledIntent } from './settledIntent';

const key = 'livery.money.settled';
const owner = { accountId: 'juan', call: 'deposit' } as const;
const requestId = 'request-1';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser in which a payment went through just now; `clock` is what its pages take for the time. */
function justPaid() {
  const clock = { now: Date.parse('2026-12-01T12:00:00Z') };
  const local = new Map<string, string>();
  const open = () => createSettledIntent(testEnvironment({ local, now: () => clock.now }), 'test-site.example');
  open().note(owner, params, requestId);
  return { clock, local, open };
}

it('[CALL-X] the payment made last is kept for ten seconds, and nothing of it longer', () => {
  const { local, open } = justPaid();
  expect(open().find(owner, params)).toBe(requestId);
  vi.advanceTimersByTime(10_000);
  expect(local.has(key)).toBe(false);
});

it('[CALL-X] the payment made last is removed by the next page where its own was closed before', () => {
  const { clock, local, open } = justPaid();
  vi.clearAllTimers();
  clock.now += 10_000;
  open();
  expect(local.has(key)).toBe(false);
});

it('[CALL-X] the payment made last is known to other tabs where the clock was set back a little', () => {
  const { clock, open } = justPaid();
  clock.now -= 1;
  expect(open().find(owner, params)).toBe(requestId);
});

it.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 0, wish: '', requestId, at: Date.parse('2026-12-01T12:00:00Z') })],
])('[CALL-X] a copy of the payment made last that is %s is removed', (_, text) => {
  const { local, open } = justPaid();
  local.set(key, text);
  expect(open().find(owner, params)).toBeUndefined();
  expect(local.has(key)).toBe(false);
});

it('[STATE-6] [CALL-X] the payment made last is forgotten with the session', async () => {
  vi.useRealTimers();
  const { page, local } = browser({ [depositPath]: () => ({ statusCode: 1, value: payment }) });
  const { intent, sessionLoader } = await page();
  await intent.send(params);
  expect(local.has(key)).toBe(true);
  sessionLoader.loaded?.logout();
  expect(local.has(key)).toBe(false);
});
