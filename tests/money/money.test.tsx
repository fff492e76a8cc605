import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createRandom, type Random } from '../../scripts/sandbox/art/random';
import { createSandbox, type ControlCommand } from '../../scripts/sandbox/index';
import { drawSeed } from '../../scripts/test/drawSeed';
import { createBrowser, openTab, walletSite, type PaymentKind, type Tab } from './walletVisit';
import { pace } from '../browser/pace';

const runs = Number(process.env['MONEY_RUNS'] ?? 24);

/** What goes wrong when the payment is sent. */
const faultScenarios = [
  ['nothing', null],
  ['answer lost', { kind: 'network-down', isCommitted: true }],
  ['answer broken', { kind: 'broken-json', isCommitted: true }],
  ['answer cut off', { kind: 'reset-in-body', isCommitted: true }],
  ['time-out after commit', { kind: 'timeout', isCommitted: true }],
  ['500 after commit', { kind: 'http-500', isCommitted: true }],
  ['time-out before', { kind: 'timeout', isCommitted: false }],
  ['never arrived', { kind: 'network-down', isCommitted: false }],
] as const;

/** How the button is pressed. */
const gestures = ['once', 'double click', 'Enter twice', 'in two tabs'] as const;

/** What the player does meanwhile. */
const detours = ['waits', 'reloads', 'goes back', 'opens another tab', 'reloads twice'] as const;

const site = walletSite();
let app: Awaited<ReturnType<typeof createSandbox>>;
let origin = '';

beforeAll(async () => {
  app = await createSandbox({ seed: 'livery', sites: [site] });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
afterAll(() => app.close());

const cases = Array.from({ length: runs }, (_, index) => {
  const random = createRandom(`money/${drawSeed()}/${index}`);
  const [scenario, fault] = random.pick(faultScenarios);
  return {
    random,
    scenario,
    fault,
    kind: random.pick(['deposit', 'withdrawal'] as const),
    gesture: random.pick(gestures),
    detour: random.pick(detours),
  };
});

it.each(cases)(
  '[CALL-X] one line of the ledger: a $kind, pressed $gesture, $scenario, the player $detour',
  async (plan) => {
    const { kind, fault, gesture, random } = plan;
    await steer({ reset: true });
    const browser = createBrowser(origin, site);
    const amount = amountOf(random);
    let tab = await openTab(browser, kind);
    const other = gesture === 'in two tabs' ? await openTab(browser, kind) : null;
    await tab.fill(amount.typed);
    await other?.fill(amount.typed);
    const before = await ledgerOf(kind);
    if (fault) await steer({ faults: [{ call: kind === 'deposit' ? 'deposit' : 'withdraw', ...fault, times: 1 }] });
    press(tab, gesture);
    if (other) press(other, 'once');
    tab = await detour(plan.detour, tab, () => openTab(browser, kind));
    await untilTaken(tab, kind, amount.typed);
    const after = await ledgerOf(kind);
    expect(after.slice(before.length).map((line) => line.replace('-', ''))).toEqual([amount.minor]);
  },
);

function press(tab: Tab, gesture: (typeof gestures)[number]): void {
  const button = tab.submitButton();
  if (gesture === 'Enter twice') {
    const form = button.closest('form');
    if (!form) throw new Error('The button stands in no form.');
    fireEvent.submit(form);
    fireEvent.submit(form);
    return;
  }
  fireEvent.click(button);
  if (gesture === 'double click') fireEvent.click(button);
}

/** What the player does while the answer is on its way; returns the tab in which the player goes on. */
async function detour(name: (typeof detours)[number], tab: Tab, open: () => Promise<Tab>): Promise<Tab> {
  await act(() => pace('hand'));
  switch (name) {
    case 'waits':
      return tab;
    case 'goes back':
      act(() => window.history.back());
      return tab;
    case 'opens another tab':
      return open();
    case 'reloads':
      tab.close();
      return open();
    case 'reloads twice': {
      tab.close();
      (await open()).close();
      return open();
    }
  }
}

/**
 * A player who wants this payment once: presses only where the page says that it counts once, and looks at the ledger
 * else.
 */
async function untilTaken(tab: Tab, kind: PaymentKind, typed: string): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    await act(() => pace('look'));
    const again = tab.page.queryByRole('button', { name: 'Send again' });
    if (again) {
      fireEvent.click(again);
      continue;
    }
    const retry = tab.page.queryByRole('button', { name: 'Try again' });
    if (retry) fireEvent.click(retry);
    const isUnknown = tab.root.querySelector('[data-part="payment-open"]') !== null;
    const isOnForm = tab.root.querySelector('form') !== null;
    const isBusy = tab.root.querySelector('form [aria-busy]') !== null;
    const isTaken = tab.root.querySelector('[data-part="payment"]') !== null;
    if (isUnknown || isBusy) continue;
    if (isTaken) return;
    // After a reload or a press on Back the form is empty again: a payment that went through is in the history, and
    // nobody presses.
    if (isOnForm && (await ledgerOf(kind)).some((line) => line.replace('-', '') === minorOf(typed))) return;
    if (isOnForm) {
      await tab.fill(typed);
      press(tab, 'once');
    }
  }
  throw new Error(`The payment never came to an end:\n${tab.root.textContent}`);
}

/** An amount between 200 and 999.99, and how a player may type it. */
function amountOf(random: Random): { readonly typed: string; readonly minor: string } {
  const cents = 20_000 + Math.floor(random.next() * 79_999);
  const text = (cents / 100).toFixed(2);
  return { typed: text, minor: String(cents) };
}

function minorOf(typed: string): string {
  return typed.replace('.', '');
}

async function steer(command: ControlCommand): Promise<void> {
  const answer = await app.inject({ method: 'POST', url: '/api/sandbox/control', payload: command });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Amounts of the player's lines of a kind that were asked for on these pages, in minor units. */
async function ledgerOf(kind: PaymentKind): Promise<readonly string[]> {
  const { body } = await app.inject('/api/sandbox/control');
  const { accounts } = JSON.parse(body) as {
    readonly accounts: readonly {
      readonly accountId: string;
      readonly ledger: readonly { readonly intent: string; readonly kind: string; readonly amount: string }[];
    }[];
  };
  const lines = accounts.find(({ accountId }) => accountId === 'juan')?.ledger ?? [];
  return lines.filter((line) => line.kind === kind && !line.intent.startsWith('past-')).map(({ amount }) => amount);
}

it('[CALL-X] asks for nothing before anything is pressed', async () => {
  await steer({ reset: true });
  const tab = await openTab(createBrowser(origin, site), 'deposit');
  await tab.fill('500');
  fireEvent.click(tab.page.getByLabelText('Pouch Wallet'));
  await waitFor(() => expect(tab.submitButton().textContent).toBe('Pay ₱500.00'));
  expect(await ledgerOf('deposit')).toEqual([]);
});
