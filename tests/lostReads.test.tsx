// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { askingWorld, press } from './fixtures/confirm';
import { installDialogs } from './fixtures/dialogs';
import { node, renderPage } from './fixtures/renderPage';
import { turn } from './fixtures/settled';

beforeAll(async () => {
  installDialogs();
  await import('../engine/shell/ModalContent');
});
afterEach(cleanup);

const reward = { inbox_id: 'a', title: 'A present', body: 'Words.', date: '2026-12-01T10:00:00Z', amount: 100 };
const account = {
  id: 'b-1',
  kind: 'bank',
  bank_code: 'b-1',
  bank_name: 'Quay Savings',
  holder: 'Juan dela Cruz',
  number: '•••• 4821',
  withdrawal: { min: '500', max: '50000', fee: '0', seconds: 1800 },
};
const mission = { id: 'm', title: 'Play ten rounds', reward: '₱20', done: 10, goal: 10, state: 'READY' };

it.each([
  {
    type: 'inbox',
    props: { showsFilter: true },
    address: '/?message=a',
    read: '/api/settings/get_inbox',
    value: [{ ...reward, claim_status: 'OPEN' }],
    shown: 'A present',
    presses: [/^Claim/],
  },
  {
    type: 'mission-board',
    props: { showsLocked: true },
    read: '/api/player/missions',
    value: [mission],
    shown: 'Play ten rounds',
    presses: [/^Claim/],
  },
  {
    type: 'bank-accounts',
    props: {},
    read: '/api/wallet/banks',
    value: { accounts: [account], banks: [] },
    shown: 'Quay Savings •••• 4821',
    presses: [/^Remove Quay/, 'Yes, remove'],
  },
])(
  '[CALL-X] $type shows what it knows, and what is being checked, where the network goes in the middle of a press',
  async ({ type, props, address = '/', read, value, shown, presses }) => {
    let isDown = false;
    const { environment, site, to } = askingWorld({
      [read]: () => (isDown ? { statusCode: 422, statusMessage: 'unknown' } : { statusCode: 1, value }),
    });
    const fetch: typeof environment.fetch = (url, init) =>
      isDown && url !== read ? Promise.reject(new TypeError('Failed to fetch')) : environment.fetch(url, init);
    await renderPage({ nodes: [node(type, props)], environment: { ...environment, fetch }, site, address });
    await screen.findAllByText(shown);
    const last = presses.length - 1;
    for (const [index, name] of presses.entries()) {
      await screen.findByRole('button', { name });
      isDown = index === last;
      await press(name);
    }
    await waitFor(() => expect(to(read)).toHaveLength(2));
    await act(turn);
    expect(screen.getAllByText(/^(?:Checking|Not confirmed)$/)).not.toEqual([]);
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);
