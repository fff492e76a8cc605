import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { installDialogs } from '../../tests/fixtures/dialogs';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { modal, withModals } from '../../tests/fixtures/modals';
import { playerEnvironment, quietEnvironment } from '../../tests/fixtures/player';
import { jsonResponse, type TestEnvironment } from '../../tests/fixtures/environment';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { settled } from '../../tests/fixtures/settled';

const start = Date.parse('2026-12-01T12:00:00Z');
const minute = 60_000;
let now = start;
/** What the clocks wait for, until time goes by. */
const looks: (() => void)[] = [];

beforeAll(async () => {
  installDialogs();
  await import('../../engine/shell/ModalContent');
});
beforeEach(() => {
  now = start;
  looks.length = 0;
});
afterEach(() => {
  cleanup();
});

const statement = {
  opening: '100000',
  closing: '97500',
  deposits: '0',
  withdrawals: '0',
  bonuses: '0',
  stakes: '4000',
  winnings: '1500',
  days: [],
};

function world(base: TestEnvironment = playerEnvironment()): TestEnvironment {
  return {
    ...base,
    now: () => now,
    setTimeout: (run, ms) => (ms >= 1000 ? looks.push(run) : base.setTimeout(run, ms)),
    fetch: (url, init) =>
      url === '/api/wallet/statement'
        ? Promise.resolve(jsonResponse({ statusCode: 1, value: statement }))
        : base.fetch(url, init),
  };
}

const check = modal('reality-check', [node('reality-check', { variant: 'pause', choices: [15, 30] })]);
const other = modal('partners', []);

async function visit(environment = world(), address = '/') {
  const shown = withModals(environment, [check, other]);
  return renderPage({
    ...shown,
    address,
    site: { ...lobbySite(), ...shown.site },
    nodes: [node('play-clock', { minutes: 60, place: 'corner' })],
  });
}

/** So many minutes go by, and every clock looks at the time. */
async function pass(minutes: number) {
  now += minutes * minute;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => {
    for (const look of looks.splice(0)) look();
    return settled();
  });
}

const clock = (time: string) => screen.findByRole('link', { name: `Time played: ${time}. Open limits and breaks` });

it('shows the time since the sign-in, over reloads of the page too', async () => {
  const environment = world();
  await visit(environment);
  await clock('0:00');
  cleanup();
  now += 65 * minute;
  await visit(environment);
  await clock('1:05');
});

it.each([
  ['set right since', () => 0],
  ['set back since', () => now + 90 * minute],
])('begins again where the clock it began by was %s', async (_, wrong) => {
  const environment = world();
  now = wrong();
  await visit(environment);
  await clock('0:00');
  cleanup();
  now = start;
  await visit(environment);
  await clock('0:00');
  await pass(2);
  await clock('0:02');
});

it('after the site’s interval it stops for a reality check, and goes on when told to', async () => {
  const environment = world();
  await visit(environment);
  await clock('0:00');
  expect(window.location.hash).toBe('');
  cleanup();
  await pass(60);
  await visit(environment);
  expect(await screen.findByText('You’ve been playing for 1 hour.')).toBeTruthy();
  expect(await screen.findByText('You’ve lost ₱25.00 this session.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bet history' }).getAttribute('href')).toBe('/bet-history');
  expect(screen.getByRole('link', { name: 'Limits and breaks' }).getAttribute('href')).toBe('/responsible-gaming');
  act(() => screen.getByRole('button', { name: 'Continue' }).click());
  await waitFor(() => expect(window.location.hash).toBe(''));
  cleanup();
  await pass(59);
  await visit(environment);
  await clock('1:59');
  expect(window.location.hash).toBe('');
});

it('a player may be stopped more often than the site asks for, never more seldom', async () => {
  const environment = world();
  await visit(environment);
  await clock('0:00');
  window.location.hash = 'reality-check';
  const choice = await screen.findByRole('combobox', { name: 'Remind me every' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '15 minutes',
    '30 minutes',
    '1 hour',
  ]);
  await userEvent.selectOptions(choice, '15 minutes');
  act(() => screen.getByRole('button', { name: 'Continue' }).click());
  await waitFor(() => expect(window.location.hash).toBe(''));
  cleanup();
  await pass(15);
  await visit(environment);
  expect(await screen.findByText('You’ve been playing for 15 minutes.')).toBeTruthy();
});

it('[STATE-7] waits until another modal is closed', async () => {
  const environment = world();
  await visit(environment);
  await clock('0:00');
  cleanup();
  await pass(61);
  await visit(environment, '/#partners');
  await clock('1:01');
  expect(window.location.hash).toBe('#partners');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(window.location.hash).toBe(''));
  await pass(1);
  await pass(1);
  await waitFor(() => expect(window.location.hash).toBe('#reality-check'));
});

it('[STATE-6] signs out once the modal is closed', async () => {
  const environment = world();
  const { application } = await visit(environment, '/#reality-check');
  const leave = await screen.findByRole('button', { name: 'Log out' });
  act(() => leave.click());
  await waitFor(() => expect(application.stores.session.isAuthenticated).toBe(false));
  expect(window.location.hash).toBe('');
});

it('says nothing to a guest, and keeps nothing', async () => {
  const environment = world(quietEnvironment());
  await visit(environment);
  await pass(61);
  expect(screen.queryByText(/\d:\d\d/)).toBeNull();
  expect([...environment.local.items.keys()].filter((key) => key.startsWith('livery.play'))).toEqual([]);
});

it('goes on where the browser has translated the page', async () => {
  const { container } = await visit();
  const shown = await clock('0:00');
  // Browsers put a copy in the place of each text that may be translated.
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ parentElement }) => !parentElement?.closest('[translate=no]'))) {
    const copy = document.createElement('font' as string);
    copy.textContent = text.data;
    text.replaceWith(copy);
  }
  await pass(2);
  await clock('0:02');
  expect(shown.textContent.trim()).toBe('0:02');
});
