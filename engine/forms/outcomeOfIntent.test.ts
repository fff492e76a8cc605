import { describe, expect, it } from 'vitest';
import type { MoneyView } from '../money/moneyCalls';
import { browser, down } from '../../tests/fixtures/moneyBrowser';
import { insist, outcomeOfIntent, sendUntilKnown } from './outcomeOfIntent';

const params = { methodCode: 'wallet', amount: '150.25' } as const;
const value = {
  requestId: 'r',
  reference: 'LH-1',
  state: 'pending',
  amount: '150.25',
  fee: '0.00',
  createdAt: '2026-12-01T12:00:00Z',
} as const;
const failure = { statusCode: 422, statusMessage: 'amountTooLow', call: 'deposit' } as const;
const nothingSaid = { statusCode: 0, statusMessage: '', isNotified: true };

it.each<[MoneyView<'deposit'>, object]>([
  [
    { status: 'done', params, value },
    { ok: true, value },
  ],
  [
    { status: 'refused', params, failure },
    { ok: false, failure },
  ],
  [
    { status: 'sending', params },
    { ok: false, failure: nothingSaid, isUnknown: true },
  ],
  [
    { status: 'checking', params },
    { ok: false, failure: nothingSaid, isUnknown: true },
  ],
  [
    { status: 'unconfirmed', params },
    { ok: false, failure: nothingSaid, isUnknown: true },
  ],
  [
    { status: 'unconfirmed', params, failure },
    { ok: false, failure, isUnknown: true },
  ],
  [{ status: 'idle' }, { ok: false, failure: nothingSaid, isUnknown: false }],
])('[CALL-X] says in a form of %j just what is known', (view, outcome) => {
  expect(outcomeOfIntent(view)).toEqual(outcome);
});

const limitPath = '/api/player/limit_set';
const limit = (amount: string) => ({ period: 'DAY', used: '0', amount });

/** Answers that a test gives when it likes, in the order of the calls. */
function delayed() {
  const waiting: ((answer: unknown) => void)[] = [];
  return { ask: () => new Promise<unknown>((resolve) => waiting.push(resolve)), waiting };
}

describe('a wish while another one is under way', () => {
  const day = { period: 'day', amount: '100' } as const;

  it('[CALL-X] of a limit is not said to be kept where only the other one was sent', async () => {
    const { ask, waiting } = delayed();
    const { page, sent } = browser({ [limitPath]: ask });
    const { intent } = await page('setLimit');
    const first = sendUntilKnown(intent, day);
    const other = sendUntilKnown(intent, { ...day, amount: '900' });
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.({ statusCode: 1, value: limit('10000') });
    expect(await first).toMatchObject({ status: 'done', params: day });
    expect(outcomeOfIntent(await other)).toMatchObject({ ok: false, failure: { isNotified: true } });
    expect(sent.filter(({ path }) => path === limitPath)).toHaveLength(1);
  });

  it('[CALL-X] of an account waits for the other one, and is sent then', async () => {
    const { ask, waiting } = delayed();
    const { page, sent } = browser({ '/api/wallet/bank_remove': ask });
    const { intent } = await page('removeBank');
    const first = insist(intent, { bankId: 'b-1' });
    const other = insist(intent, { bankId: 'b-2' });
    const same = insist(intent, { bankId: 'b-1' });
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.({ statusCode: 1 });
    expect(await first).toMatchObject({ status: 'done', params: { bankId: 'b-1' } });
    expect(await same).toMatchObject({ status: 'done', params: { bankId: 'b-1' } });
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.({ statusCode: 1 });
    expect(await other).toMatchObject({ status: 'done', params: { bankId: 'b-2' } });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('[CALL-X] of an account is the same intent after a lost answer, once it is pressed again', async () => {
    const { page, answers, sent } = browser({ '/api/wallet/bank_remove': down });
    const { intent } = await page('removeBank');
    expect(await insist(intent, { bankId: 'b-1' })).toMatchObject({ status: 'unconfirmed' });
    answers['/api/wallet/bank_remove'] = () => ({ statusCode: 1 });
    expect(await insist(intent, { bankId: 'b-1' })).toMatchObject({ status: 'done' });
    expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([2, 1]);
  });
});
