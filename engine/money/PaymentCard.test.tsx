import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { createRegistry, defineWidget } from '..';
import type { Payment } from '../api/walletModels';
import { PaymentCard } from './PaymentCard';

afterEach(cleanup);

const payment: Payment = {
  requestId: 'a',
  reference: 'LH-1',
  state: 'pending',
  amount: '500',
  fee: '0',
  method: 'Quay Bank',
  createdAt: '2026-12-01T12:00:00Z',
};

it.each([
  ['alone, today', '2026-12-01T16:30:00-03:30', 'Expected by 4:30 PM.'],
  ['with its day, tomorrow', '2026-12-02T01:05:00-03:30', 'Expected by Dec 2, 1:05 AM.'],
  ['with its year, in another one', '2027-01-02T01:05:00-03:30', 'Expected by Jan 2, 2027, 1:05 AM.'],
])('[I18N-3] writes the hour a withdrawal is expected by %s', async (_, expectedAt, text) => {
  const environment = testEnvironment({ now: () => Date.parse('2026-12-01T12:00:00Z') });
  const Withdrawal = () => (
    <PaymentCard kind="withdrawal" payment={{ ...payment, expectedAt }} onAgain={() => undefined} />
  );
  const withdrawal = defineWidget({
    type: 'withdrawal',
    load: () => Promise.resolve({ Withdrawal }),
    texts: ['payment', 'records'],
  });
  await renderPage({ nodes: [node('withdrawal', {})], registry: createRegistry([withdrawal]), environment });
  expect(screen.getByText((words) => words.replace(/[\u00a0\u202f]/g, ' ') === text).tagName).not.toBe('');
});

it.each([
  ['QR code', { kind: 'qr', content: 'pay-1' }],
  ['voucher', { kind: 'voucher', code: 'V-1' }],
  ['transfer', { kind: 'transfer', bankName: 'Quay', holder: 'Harbor', number: '1', code: 'C-1' }],
] as const)('[CALL-X] nobody is asked to pay by a %s whose time is over', async (_, step) => {
  const clock = { now: Date.parse('2026-12-01T12:00:00Z') };
  const environment = testEnvironment({ now: () => clock.now });
  const expiring: Payment = { ...payment, step, expiresAt: '2026-12-01T12:00:10Z' };
  const Deposit = () => <PaymentCard kind="deposit" payment={expiring} onAgain={() => undefined} />;
  const deposit = defineWidget({
    type: 'deposit',
    load: () => Promise.resolve({ Deposit }),
    texts: ['payment', 'records', 'deposit'],
  });
  await renderPage({ nodes: [node('deposit', {})], registry: createRegistry([deposit]), environment });
  const todo = () => document.querySelector('[data-part="payment-todo"]');
  expect(todo()).not.toBeNull();
  clock.now += 10_000;
  await waitFor(() => expect(todo()).toBeNull());
  expect(screen.getByText(/^We’re still confirming this payment/)).toBeTruthy();
  expect(screen.queryByText('Pay by')).toBeNull();
});
