import { expect, it } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { createOpenPayments } from './openPayments';

const params = { requestId: 'request-1' };
const answer = (state: string) => ({ ok: true, value: { state } }) as const;
const unheard = { ok: true, value: null } as const;

it('[CALL-X] a payment is open from when it is pending until the ledger tells its end', () => {
  const environment = testEnvironment();
  const payments = createOpenPayments(environment);
  payments.note('deposit', params, answer('pending'), 'juan');
  for (const [status, isOpen] of [
    [unheard, true],
    [answer('checking'), true],
    [answer('done'), false],
  ] as const) {
    payments.note('depositStatus', params, status, 'juan');
    expect([payments.isOpen(), payments.isPending('request-1', 'juan')]).toEqual([isOpen, isOpen]);
  }
  expect([...environment.local.items.keys()]).toEqual([]);
});

it('[CALL-X] a pending payment is that of its account, and of any where an earlier version kept it', () => {
  const environment = testEnvironment();
  const payments = createOpenPayments(environment);
  environment.local.set('livery.money.pending', '{"request-2":1796126400000}');
  payments.note('withdraw', params, answer('pending'), 'juan');
  expect(payments.isPending('request-1', 'juan')).toBe(true);
  expect(payments.isPending('request-1', 'maria')).toBe(false);
  expect(payments.isPending('request-2', 'maria')).toBe(true);
});

it('[CALL-X] the tab keeps a pending payment for which the shared storage has no room', () => {
  const { local, session } = testEnvironment();
  const full = { ...local, set: () => false };
  createOpenPayments({ local: full, session }).note('deposit', params, answer('pending'), 'juan');
  expect(createOpenPayments({ local: full, session }).isPending('request-1', 'juan')).toBe(true);
  createOpenPayments({ local, session }).note('deposit', { requestId: 'request-2' }, answer('pending'), 'juan');
  expect(session.get('livery.money.pending')).toBeNull();
  expect(local.get('livery.money.pending')).toBe('{"request-1":"juan","request-2":"juan"}');
});

it('[CALL-X] fifty pending payments are kept, and of more the newest', () => {
  const payments = createOpenPayments(testEnvironment());
  for (let count = 1; count <= 51; count += 1)
    payments.note('deposit', { requestId: `request-${count}` }, answer('pending'), 'juan');
  expect(['request-1', 'request-2', 'request-51'].map((id) => payments.isPending(id, 'juan'))).toEqual([
    false,
    true,
    true,
  ]);
});
