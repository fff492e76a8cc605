import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInside } from '../../tests/fixtures/renderPage';
import type { Stores } from '../stores/stores';

/** Time passes as the test says; promises settle as usual. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function page(locale: 'EN' | 'PHP' = 'EN') {
  const enabled = [
    { code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' },
    { code: 'PHP', lang: 'fil', date: 'en', prefix: 'php', name: 'Filipino' },
  ] as const;
  const { application } = await renderInside(<button type="button">Claim</button>, {
    site: { locales: { default: 'EN', enabled } },
    locale,
    address: locale === 'EN' ? '/' : '/php',
  });
  return application.stores;
}
const say = (stores: Stores, run: (notices: Stores['notices']) => void) =>
  act(() => {
    run(stores.notices);
    return Promise.resolve();
  });

describe('the dialog of failures', () => {
  it('[ERR-3] is titled errorTitle and says the words of the failure', async () => {
    const stores = await page();
    await say(stores, (notices) => notices.alert({ failure: 'noSpinsLeft' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Something went wrong' });
    expect(within(dialog).getByText('You have no spins left today. Your next free spin is tomorrow.')).toBeTruthy();
    expect(dialog.getAttribute('aria-describedby')).toBe(
      within(dialog).getByText('You have no spins left today. Your next free spin is tomorrow.').parentElement?.id,
    );
  });

  it('[ERR-3] says unknownError where the platform says nothing, and its own words where they are no key', async () => {
    const stores = await page();
    await say(stores, (notices) => ['', 'Deposits open at 9:00.'].forEach((failure) => notices.alert({ failure })));
    const dialog = await screen.findByRole('alertdialog');
    expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Something unexpected happened. Please try again.',
      'Deposits open at 9:00.',
    ]);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });

  it.each(['the button', 'Escape'])(
    '[ERR-3] [STATE-7] closes by %s and gives the focus back after 100 ms',
    async (way) => {
      const user = userEvent.setup();
      const stores = await page();
      const opener = screen.getByRole('button', { name: 'Claim' });
      opener.focus();
      await say(stores, (notices) => notices.alert({ failure: 'noSpinsLeft' }));
      const close = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' });
      await waitFor(() => expect(document.activeElement).toBe(close));
      await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(close));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(stores.notices.alerts).toEqual([]);
      await waitFor(() => expect(document.activeElement).toBe(opener));
    },
  );

  it('[ERR-1] [I18N-1] speaks the page’s language', async () => {
    const stores = await page('PHP');
    await say(stores, (notices) => notices.alert({ failure: 'noSpinsLeft' }));
    expect((await screen.findByRole('alertdialog', { name: 'Nagkaproblema' })).textContent).toContain(
      'Wala ka nang spin ngayong araw.',
    );
  });
});

describe('toasts', () => {
  it.each([
    ['[ERR-3] a failure', 'error', 3_000, 0],
    ['[ERR-1] the end of a session', 'warning', 10_000, 1],
  ] as const)('%s stays its time, and has a button only when it stays long', async (_, tone, duration, buttons) => {
    const stores = await page();
    await say(stores, (notices) => notices.expect());
    holdTime();
    await say(stores, (notices) => notices.show({ tone, title: { failure: 'BLOCK' }, duration }));
    const toast = await screen.findByText('Your account is blocked. Please contact support.');
    expect(within(toast.closest<HTMLElement>('[role=dialog]') ?? toast).queryAllByRole('button')).toHaveLength(buttons);
    await pass(duration - 1500);
    expect(stores.notices.notices).toHaveLength(1);
    await pass(1600);
    expect(stores.notices.notices).toHaveLength(0);
  });

  it.each(['pointer', 'focus'])('[ERR-3] a %s on it holds it', async (what) => {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const stores = await page();
    holdTime();
    await say(stores, (notices) => notices.show({ tone: 'error', title: { failure: 'BLOCK' }, duration: 3000 }));
    const toast = (await screen.findByText('Your account is blocked. Please contact support.')).closest<HTMLElement>(
      '[role=dialog]',
    );
    if (what === 'pointer') await user.hover(toast ?? document.body);
    else {
      await user.keyboard('{F6}');
      await user.tab();
    }
    await pass(20_000);
    expect(stores.notices.notices).toHaveLength(1);
    if (what === 'pointer') await user.unhover(toast ?? document.body);
    else act(() => screen.getByRole('button', { name: 'Claim' }).focus());
    await pass(3_100);
    expect(stores.notices.notices).toHaveLength(0);
  });

  it('[ERR-3] one that comes while the tab is hidden waits until it is seen', async () => {
    const stores = await page();
    await say(stores, (notices) => notices.expect());
    holdTime();
    const see = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await say(stores, (notices) => notices.show({ tone: 'error', title: { failure: 'BLOCK' }, duration: 3000 }));
    await pass(20_000);
    expect(screen.queryByText('Your account is blocked. Please contact support.')).toBeNull();
    see.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Your account is blocked. Please contact support.')).toBeTruthy();
    await pass(3_100);
    expect(stores.notices.notices).toHaveLength(0);
  });

  it('[ERR-3] the same again is one message, whose time begins again', async () => {
    const stores = await page();
    holdTime();
    const again = () =>
      say(stores, (notices) => notices.show({ tone: 'error', title: { failure: 'BLOCK' }, duration: 3000 }));
    await again();
    await screen.findByText('Your account is blocked. Please contact support.');
    await pass(2_500);
    await again();
    await pass(2_500);
    expect(screen.getAllByText('Your account is blocked. Please contact support.')).toHaveLength(1);
    await pass(700);
    expect(stores.notices.notices).toHaveLength(0);
  });

  it('[ERR-1] say the end of a session in two lines', async () => {
    const stores = await page();
    await say(stores, (notices) =>
      notices.show({
        tone: 'warning',
        title: { failure: 'invalidSession' },
        text: { failure: 'sessionExpired' },
        duration: 10_000,
      }),
    );
    const toast = await screen.findByRole('dialog', {
      name: 'You’ve been logged out',
      description: 'Your session has ended. Please log in again.',
    });
    expect([...toast.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'You’ve been logged out',
      'Your session has ended. Please log in again.',
    ]);
  });

  it('are read out: their region is live before the first one comes', async () => {
    await page();
    expect(document.querySelector('[data-part="notices"]')?.getAttribute('aria-live')).toBe('polite');
  });
});
