import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonResponse } from '../../tests/fixtures/environment';
import { playerEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { createRegistry, defineWidget } from '..';
import { PaymentView } from './PaymentView';

afterEach(cleanup);

const payment = {
  request_id: 'request-1',
  reference: 'LH-1',
  state: 'PENDING',
  amount: '50000',
  fee: '0',
  created_at: '2026-12-01T12:00:00Z',
};
const told = { statusCode: 1, value: payment };
const unheard = { statusCode: 1 };

/** The page of a deposit of an account that has `pending` ones; `ask` answers, and throws as a lost network does. */
async function open(ask: () => object, pending: object = {}) {
  const base = playerEnvironment();
  base.local.set('livery.money.pending', JSON.stringify(pending));
  const asked: string[] = [];
  const fetch: typeof base.fetch = async (url, init) => {
    if (url !== '/api/wallet/deposit_status') return base.fetch(url, init);
    asked.push(url);
    return Promise.resolve(jsonResponse(ask()));
  };
  const Deposit = () => <PaymentView kind="deposit" requestId="request-1" onAgain={() => undefined} />;
  const deposit = defineWidget({
    type: 'deposit',
    load: () => Promise.resolve({ Deposit }),
    texts: ['payment', 'records', 'deposit'],
  });
  await renderPage({
    nodes: [node('deposit', {})],
    registry: createRegistry([deposit]),
    environment: { ...base, fetch },
  });
  return { asked, look: (event: 'focus' | 'pageshow' = 'focus') => act(() => base.happen(event)) };
}

it.each(['focus', 'pageshow'] as const)('[CALL-X] is asked about again at %s, until it has ended', async (event) => {
  let state = 'PENDING';
  const { asked, look } = await open(() => ({ ...told, value: { ...payment, state } }));
  await screen.findByText('Pending');
  state = 'DONE';
  look(event);
  await screen.findByText('Completed');
  look(event);
  expect(asked.length).toBe(2);
});

const lost = () => {
  throw new TypeError('network down');
};

describe('a payment that this browser has had taken', () => {
  it('[CALL-X] is being checked, never not found, while the ledger has not heard of it', async () => {
    let answer: object = unheard;
    const { asked, look } = await open(() => answer, { 'request-1': 'juan' });
    await screen.findByText(/^We’re still confirming this payment/);
    expect(screen.queryByText('Payment not found')).toBeNull();
    answer = told;
    look();
    await screen.findByText('Pending');
    expect(asked.length).toBe(2);
  });

  it('[CALL-X] stays as it was told where the ledger has not heard of it any more', async () => {
    let answer: object = told;
    const { look } = await open(() => answer);
    await screen.findByText('Pending');
    answer = unheard;
    look();
    await screen.findByText(/^We can’t get the latest status of this payment/);
    expect([screen.getByText('Pending').tagName, screen.getByText('LH-1').tagName]).toEqual(['SPAN', 'SPAN']);
  });

  it('[CALL-X] stays as it was told where its status cannot be read, with a button that reads it again', async () => {
    let ask: () => object = () => told;
    const { look } = await open(() => ask());
    await screen.findByText('Pending');
    ask = lost;
    look();
    await screen.findByText(/^We can’t get the latest status of this payment/);
    expect(screen.getByText('LH-1').tagName).toBe('SPAN');
    ask = () => ({ statusCode: 1, value: { ...payment, state: 'DONE' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Check status' }));
    await screen.findByText('Completed');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Check status' })).toBeNull());
  });

  it('[CALL-X] is not found by another account', async () => {
    await open(() => unheard, { 'request-1': 'maria' });
    await screen.findByText('Payment not found');
  });
});

describe('a payment that nobody here knows', () => {
  it('[CALL-X] is not found where the platform says so', async () => {
    await open(() => unheard);
    await screen.findByText('Payment not found');
  });

  it('[CALL-X] whose status cannot be read is said to be so, with no promise about money', async () => {
    await open(lost);
    await screen.findByText('Status unavailable');
    expect(screen.queryByText(/money isn’t affected/)).toBeNull();
  });
});
