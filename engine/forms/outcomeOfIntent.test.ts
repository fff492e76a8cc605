import { expect, it } from 'vitest';
import type { MoneyView } from '../money/moneyCalls';
import { outcomeOfIntent } from './outcomeOfIntent';

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
  [{ status: 'idle' }, { ok: false, failure: nothingSaid, isUnknown: false }],
])('[CALL-X] says in a form of %j just what is known', (view, outcome) => {
  expect(outcomeOfIntent(view)).toEqual(outcome);
});
