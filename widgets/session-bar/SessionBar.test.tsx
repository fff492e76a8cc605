import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followUnfoldedMenus } from '../../engine/application/unfoldedMenus';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { playerEnvironment, quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

let end = () => {};
beforeAll(() => {
  end = followUnfoldedMenus();
});
afterAll(() => end());
afterEach(cleanup);

const show = (variant: string, environment = quietEnvironment()) =>
  renderPage({ site: lobbySite(), environment, nodes: [node('session-bar', { variant })] });
const forms = ['bar', 'buttons', 'ears', 'line'];
const logIn = { name: 'Log in' };

describe('SessionBar', () => {
  it.each(forms)('offers a guest the ways in: %s', async (variant) => {
    await show(variant);
    expect(screen.getByRole('link', logIn).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register');
  });

  it.each(forms)('[STATE-6] leads a player to the cashier and signs out: %s', async (variant) => {
    const environment = playerEnvironment();
    await show(variant, environment);
    const cashier = await screen.findByRole('link', { name: variant === 'line' ? /^Balance/ : 'Deposit' });
    expect(cashier.getAttribute('href')).toBe('/deposit');
    expect(screen.queryByRole('link', logIn)).toBeNull();
    // The account menu loads with the first player.
    const logOut = await screen.findByRole('button', { name: 'Log out' });
    act(() => logOut.click());
    expect(screen.getByRole('link', logIn).getAttribute('href')).toBe('/login');
    expect(environment.local.items.size).toBe(0);
  });

  it('hides the balance from others and shows it again', async () => {
    await show('bar', playerEnvironment({ balance: 0.1 }));
    const balance = await screen.findByRole('button', { name: 'Balance: ₱0.10' });
    act(() => balance.click());
    expect(balance.getAttribute('aria-label')).toBe('Balance: hidden');
    expect(balance.textContent).toBe('•••••');
    act(() => balance.click());
    expect(balance.textContent).toBe('₱0.10');
  });

  it.each(['bar', 'line', 'balance'])('shows the balance in the site’s currency: %s', async (variant) => {
    await show(variant, playerEnvironment({ balance: 1234567.5 }));
    await waitFor(() => expect(screen.getByText('₱1,234,567.50').tagName).not.toBe(''));
  });

  it.each(['bar', 'line', 'balance'])(
    'shows the balance also where the site has neither deposits nor statements: %s',
    async (variant) => {
      const site = lobbySite();
      const routes = site.routes.filter(({ name }) => name !== 'deposit' && name !== 'statement');
      await renderPage({
        site: { ...site, routes },
        environment: playerEnvironment({ balance: 1234567.5 }),
        nodes: [node('session-bar', { variant })],
      });
      expect((await screen.findByText('₱1,234,567.50')).closest('[href="/deposit"], [href="/statement"]')).toBeNull();
    },
  );

  it.each(forms)('leads to all pages of the account: %s', async (variant) => {
    const { container } = await show(variant, playerEnvironment());
    await screen.findByRole('button', { name: 'Log out' });
    const links = [...container.querySelectorAll('[data-part=account-menu] a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/profile', '/withdrawal', '/transaction-history', '/inbox', '/vip']);
  });

  it.each(['ears', 'buttons'])(
    'closes the account menu by Escape, with the focus on what opened it, and when the focus leaves: %s',
    async (variant) => {
      const { container } = await show(variant, playerEnvironment());
      const profile = await screen.findByRole('link', { name: 'Profile' });
      const menu = container.querySelector('details');
      if (!menu) throw new Error('There is no account menu.');
      menu.open = true;
      act(() => profile.focus());
      fireEvent.keyDown(profile, { key: 'Escape' });
      expect(menu.open).toBe(false);
      expect(document.activeElement).toBe(screen.getByLabelText('Account: Juan dela Cruz'));
      menu.open = true;
      act(() => screen.getByRole('link', { name: 'Deposit' }).focus());
      expect(menu.open).toBe(false);
    },
  );

  it('keeps the account menu while something in it is pressed that takes no focus, and closes it by a press beside it', async () => {
    const environment = playerEnvironment();
    const { container } = await show('ears', environment);
    const logOut = await screen.findByRole('button', { name: 'Log out' });
    const menu = container.querySelector('details') ?? expect.unreachable();
    const opener = screen.getByLabelText('Account: Juan dela Cruz');
    menu.open = true;
    // Safari gives a pressed button no focus: it goes from the opener to nothing.
    fireEvent.pointerDown(logOut);
    fireEvent.blur(opener, { relatedTarget: null });
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Deposit' }));
    expect(menu.open).toBe(false);
    act(() => logOut.click());
    expect(environment.local.items.size).toBe(0);
  });
});
