import { expect, it } from 'vitest';
import { paymentMethodOf, paymentOf } from './cashier';

const payment = {
  request_id: 'q',
  reference: 'D-1',
  amount: '50000',
  fee: '0',
  created_at: '2026-11-01T00:00:00Z',
  state: 'PENDING',
};

it.each([
  ['done', 'done'],
  ['Pending', 'pending'],
  [' REJECTED ', 'rejected'],
  ['expired', 'expired'],
  ['settling', 'checking'],
])('[CALL-X] reads the state of a payment in either case: %j', (word, state) => {
  expect(paymentOf({ ...payment, state: word }, 2).state).toBe(state);
});

it.each([
  [
    { kind: 'qr', content: 'x' },
    { kind: 'qr', content: 'x' },
  ],
  [
    { kind: 'Redirect', url: 'https://pay.example/1' },
    { kind: 'redirect', url: 'https://pay.example/1' },
  ],
  [
    { kind: 'transfer', bank_name: 'Bank', holder: 'H', number: '1', code: 'C' },
    { kind: 'transfer', bankName: 'Bank', holder: 'H', number: '1', code: 'C' },
  ],
  [
    { kind: ' voucher', code: 'C' },
    { kind: 'voucher', code: 'C' },
  ],
  [{ kind: 'semaphore', code: 'C' }, undefined],
])('[CALL-X] reads the kind of a step in either case: %j', (step, made) => {
  expect(paymentOf({ ...payment, step }, 2).step).toEqual(made);
});

it('[CALL-X] reads what a way to pay leads to in either case', () => {
  const method = { code: 'M', name: 'M', kind: 'WALLET', amounts: [], step: ' Qr' };
  expect(paymentMethodOf(method as unknown as Parameters<typeof paymentMethodOf>[0], 2).step).toBe('qr');
});
