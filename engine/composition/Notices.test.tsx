import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { installDialogs, openModal } from '../../tests/fixtures/dialogs';
import { renderInside } from '../../tests/fixtures/renderPage';
import type { Stores } from '../stores/stores';

/** No time passes but what the test lets pass; promises settle as usual. */
function holdTime(besides: object = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], ...besides });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits until words are there while the time stands still. */
async function appears(words: string): Promise<HTMLElement> {
  await expect.poll(async () => (await pass(0), screen.queryByText(words))).not.toBeNull();
  return screen.getByText(words);
}
const blocked = 'Your account is blocked. Please contact support.';
beforeAll(installDialogs);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
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

  it('[ERR-3] [ERR-4] opens over a modal, and over one that comes later, and closes alone', async () => {
    const user = userEvent.setup();
    const stores = await page();
    const first = openModal('First');
    const inside = within(first).getByRole('button');
    const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await say(stores, (notices) => notices.alert({ failure: 'noSpinsLeft' }));
    const dialog = await screen.findByRole('alertdialog');
    const last = () => opened.mock.contexts.at(-1);
    await waitFor(() => expect(last()).toBe(dialog));
    expect(first.contains(dialog)).toBe(false);
    const second = openModal('Second');
    expect(last()).toBe(second);
    await waitFor(() => expect(last()).toBe(dialog));
    second.close();
    expect(stores.notices.alerts).toHaveLength(1);
    act(() => within(dialog).getByRole('button', { name: 'Close' }).focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(first.open).toBe(true);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect([inside, within(second).getByRole('button', { hidden: true })]).toContain(document.activeElement);
    opened.mockRestore();
  });

  it('[I18N-1] speaks the page’s language', async () => {
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
    const toast = await appears(blocked);
    expect(within(toast.closest<HTMLElement>('[role=dialog]') ?? toast).queryAllByRole('button')).toHaveLength(buttons);
    await pass(duration - 1500);
    expect(stores.notices.notices).toHaveLength(1);
    await pass(1600);
    expect(stores.notices.notices).toHaveLength(0);
  });

  it.each(['pointer', 'focus'])('[ERR-3] a %s on it holds it', async (what) => {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const stores = await page();
    // What a hand does takes time, which a slow machine has, too: far less than the message stays.
    holdTime({ shouldAdvanceTime: true });
    await say(stores, (notices) => notices.show({ tone: 'error', title: { failure: 'BLOCK' }, duration: 120_000 }));
    const toast = (await appears(blocked)).closest<HTMLElement>('[role=dialog]');
    if (what === 'pointer') await user.hover(toast ?? document.body);
    else {
      await user.keyboard('{F6}');
      await user.tab();
    }
    await pass(240_000);
    expect(stores.notices.notices).toHaveLength(1);
    if (what === 'pointer') await user.unhover(toast ?? document.body);
    else act(() => screen.getByRole('button', { name: 'Claim' }).focus());
    await pass(120_100);
    expect(stores.notices.notices).toHaveLength(0);
  });

  it('[ERR-3] one that comes while the tab is hidden waits until it is seen', async () => {
    const stores = await page();
    await say(stores, (notices) => notices.expect());
    holdTime();
    const see = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await say(stores, (notices) => notices.show({ tone: 'error', title: { failure: 'BLOCK' }, duration: 3000 }));
    await pass(20_000);
    expect(screen.queryByText(blocked)).toBeNull();
    see.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await appears(blocked)).toBeTruthy();
    await pass(3_100);
    expect(stores.notices.notices).toHaveLength(0);
  });

  it('[ERR-3] the same again is one message, whose time begins again', async () => {
    const stores = await page();
    holdTime();
    const again = () =>
      say(stores, (notices) => notices.show({ tone: 'error', title: { failure: 'BLOCK' }, duration: 3000 }));
    await again();
    await appears(blocked);
    await pass(2_500);
    await again();
    await pass(2_500);
    expect(screen.getAllByText(blocked)).toHaveLength(1);
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

  it('[ERR-3] stand in an open modal, as what is below it is not read out, and outlive it', async () => {
    const stores = await page();
    await say(stores, (notices) => notices.expect());
    const region = await screen.findByRole('region', { name: 'Notifications' });
    expect(region.closest('[data-part=notices]')).toBeTruthy();
    const modal = openModal('Log in');
    // The region is there before the message comes.
    const inside = await within(modal).findByRole('region', { name: 'Notifications' });
    await say(stores, (notices) => notices.show({ tone: 'error', title: { failure: 'BLOCK' }, duration: 30_000 }));
    const words = blocked;
    expect(await within(inside).findByText(words)).toBeTruthy();
    act(() => modal.close());
    await waitFor(() => expect(screen.getByText(words).closest('dialog')).toBeNull());
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  it('[ERR-3] rise above a popover that opens over them', async () => {
    const shown: Element[] = [];
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        shown.push(this);
      },
      hidePopover: () => undefined,
    });
    const stores = await page();
    await say(stores, (notices) => notices.expect());
    // The browser of these tests hides every popover.
    const region = await screen.findByRole('region', { hidden: true });
    await waitFor(() => expect(shown.at(-1)).toBe(region));
    const before = shown.length;
    const menu = document.body.appendChild(document.createElement('div'));
    menu.setAttribute('popover', 'auto');
    menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    expect(shown.slice(before)).toEqual([region]);
    menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
    expect(shown).toHaveLength(before + 1);
    menu.remove();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });

  it('are read out: their region is live before the first one comes', async () => {
    await page();
    expect(document.querySelector('[data-part="notices"]')?.getAttribute('aria-live')).toBe('polite');
  });
});
