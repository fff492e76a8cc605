import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type ControlCommand } from '../../scripts/sandbox/index';
import { installDialogs } from '../fixtures/dialogs';
import { shippedForm } from '../fixtures/forms';
import { modal } from '../fixtures/modals';
import { node } from '../fixtures/renderPage';
import { createBrowser, openPage, walletSite, type Browser, type OpenPage } from './walletVisit';

const site = walletSite();
let app: Awaited<ReturnType<typeof createSandbox>>;
let browser: Browser;
/** Paths of the calls that reached the platform, with their request ids. */
const sent: { readonly path: string; readonly id: unknown }[] = [];

beforeAll(async () => {
  installDialogs();
  await import('../../engine/shell/ModalContent');
  app = await createSandbox({ seed: 'livery', sites: [site] });
  app.addHook('preHandler', (request, _, done) => {
    const { body } = request;
    if (typeof body === 'object' && body !== null && 'request_id' in body)
      sent.push({ path: request.url, id: body.request_id });
    done();
  });
  browser = createBrowser(await app.listen({ host: '127.0.0.1', port: 0 }), site);
});
beforeEach(async () => {
  await steer({ reset: true });
  browser = createBrowser(browser.origin, site);
  sent.length = 0;
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
afterAll(() => app.close());

/** Lost after it took effect, and lost on the way. */
const lost = [
  ['answer lost', { kind: 'network-down', isCommitted: true }],
  ['answer broken', { kind: 'broken-json', isCommitted: true }],
  ['time-out after commit', { kind: 'timeout', isCommitted: true }],
  ['500 after commit', { kind: 'http-500', isCommitted: true }],
] as const;
const never = [
  ['never arrived', { kind: 'network-down', isCommitted: false }],
  ['time-out before', { kind: 'timeout', isCommitted: false }],
] as const;

describe('a deposit limit', () => {
  it('[CALL-X] pressed twice is one request', async () => {
    const tab = await limitsPage();
    press(tab, 'Save limit', 2);
    await tab.page.findByText('Your limit has been saved.');
    expect(sent.map(({ path }) => path)).toEqual(['/api/player/limit_set']);
  });

  it.each(lost)(
    '[CALL-X] of which the %s is checking, and kept once the limits say so; nothing is sent again',
    async (_, fault) => {
      const tab = await limitsPage();
      await steer({ faults: [{ call: 'setLimit', ...fault, times: 1 }] });
      press(tab, 'Save limit', 2);
      await tab.page.findByText(/We’re still confirming your new limit/);
      await tab.page.findByText('Your limit has been saved.');
      expect(tab.root.querySelector('[data-part="payment-open"]')).toBeNull();
      expect(sent).toHaveLength(1);
      await waitFor(() => expect(tab.root.querySelector('[data-period="day"]')?.textContent).toContain('₱750.50'));
    },
  );

  it.each(never)(
    '[CALL-X] that %s is said to be as it was; sent again it has the same request id',
    async (_, fault) => {
      const tab = await limitsPage();
      await steer({ faults: [{ call: 'setLimit', ...fault, times: 1 }] });
      press(tab, 'Save limit', 2);
      await tab.page.findByText('Your limit has not changed. You can submit it again safely.');
      press(tab, 'Send again', 2);
      await tab.page.findByText('Your limit has been saved.');
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    },
  );

  it('[CALL-X] that never arrived may be changed: the form stands as it was typed, and what it sends is another request', async () => {
    const tab = await limitsPage();
    await steer({ faults: [{ call: 'setLimit', ...never[0][1], times: 1 }] });
    press(tab, 'Save limit', 1);
    fireEvent.click(await tab.page.findByRole('button', { name: 'Edit details' }));
    expect(tab.page.getByLabelText('Maximum deposit')).toMatchObject({ value: '750.50' });
    await tab.page.findByRole('button', { name: 'Save limit' });
    press(tab, 'Save limit', 1);
    await tab.page.findByText('Your limit has been saved.');
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });
});

describe('a break from play', () => {
  it('[CALL-X] pressed twice is one request, which signs out and says why', async () => {
    const tab = await breakPage();
    await begin(tab);
    const { session, sessionLoader, notices } = tab.application.stores;
    await waitFor(() => expect(session.isAuthenticated).toBe(false));
    expect(session.end).toBe('logout');
    expect(notices.notices).toMatchObject([
      { tone: 'success', title: 'playBreak.started', text: { failure: 'onBreak' } },
    ]);
    expect(sent).toHaveLength(1);
    expect(await (await sessionLoader.load()).login('juan', 'harbor-demo-1')).toMatchObject({
      ok: false,
      failure: { statusMessage: 'onBreak' },
    });
    expect(notices.notices).toHaveLength(1);
  });

  it.each(lost)(
    '[CALL-X] of which the %s has begun as soon as the platform says so; nothing is sent again',
    async (_, fault) => {
      const tab = await breakPage();
      await steer({ faults: [{ call: 'takeBreak', ...fault, times: 1 }] });
      await begin(tab);
      const { session, notices } = tab.application.stores;
      await waitFor(() => expect(session.end).toBe('expired'));
      expect(notices.notices).toMatchObject([
        { tone: 'warning', title: { failure: 'invalidSession' }, text: { failure: 'onBreak' } },
      ]);
      expect(sent).toHaveLength(1);
    },
  );

  it.each(never)('[CALL-X] that %s has not begun; sent again it has the same request id', async (_, fault) => {
    const tab = await breakPage();
    await steer({ faults: [{ call: 'takeBreak', ...fault, times: 1 }] });
    await begin(tab);
    await tab.page.findByText(/We’re still confirming your break/);
    fireEvent.click(await tab.page.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(tab.application.stores.session.isAuthenticated).toBe(false));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });
});

async function limitsPage(): Promise<OpenPage> {
  const tab = await openPage(browser, '/responsible-gaming', [
    node('deposit-limits', { forms: [shippedForm('deposit-limit')] }),
  ]);
  fireEvent.change(await tab.page.findByLabelText('Limit period'), { target: { value: 'day' } });
  fireEvent.change(tab.page.getByLabelText('Maximum deposit'), { target: { value: '750.50' } });
  return tab;
}

async function breakPage(): Promise<OpenPage> {
  const tab = await openPage(
    browser,
    '/responsible-gaming',
    [node('play-break', { forms: [shippedForm('play-break')] })],
    [modal('confirm', [node('confirm', {})])],
  );
  fireEvent.change(await tab.page.findByLabelText('Length of the break'), { target: { value: 'time-out 7' } });
  return tab;
}

/** Presses the button twice, and twice the yes of what is asked then. */
async function begin(tab: OpenPage): Promise<void> {
  press(tab, 'Start break', 2);
  await tab.page.findByText(/^Time-out: 7 days\. It starts when you confirm/);
  const yes = tab.root.querySelector('[data-part="confirm"] [data-part="button-primary"]');
  if (!yes) throw new Error('Nobody asks.');
  for (let left = 2; left > 0; left -= 1) fireEvent.click(yes);
}

function press(tab: OpenPage, name: string, times: number): void {
  const button = tab.page.queryByRole('button', { name });
  if (!button) throw new Error(`There is no button "${name}":\n${tab.root.textContent}`);
  for (let left = times; left > 0; left -= 1) fireEvent.click(button);
}

async function steer(command: ControlCommand): Promise<void> {
  const answer = await app.inject({ method: 'POST', url: '/api/sandbox/control', payload: command });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
