import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonResponse } from '../../tests/fixtures/environment';
import { shippedForm } from '../../tests/fixtures/forms';
import { playerEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { player, platform, forms, show, press, field } from '../../tests/fixtures/formVisit';

afterEach(cleanup);

describe('Form: sending', () => {
  it('says what is missing next to its field, sums it up, and goes to the first', async () => {
    const { to, environment } = platform({});
    await show(forms('login'), environment);
    await press('Log in');
    await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBe('true'));
    const described = (name: string) =>
      document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect([described('Username'), described('Password')]).toEqual(['Enter your username.', 'Enter your password.']);
    expect(document.activeElement).toBe(field('Username'));
    expect(screen.getByText('2 fields need your attention.').getAttribute('role')).toBe('status');
    expect(to('/api/auth/login')).toEqual([]);
    await userEvent.type(field('Username'), 'juan');
    await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBe(null));
  });

  it('takes the announcement back once what it is about has been mended', async () => {
    const { environment } = platform({ '/api/auth/login': player });
    await show(forms('login'), environment);
    await press('Log in');
    await waitFor(() => expect(screen.queryByText('2 fields need your attention.')).not.toBe(null));
    await userEvent.type(field('Username'), 'juan');
    await userEvent.type(field('Password'), 'secret-12');
    await waitFor(() => expect(screen.queryByText(/need a second look/)).toBe(null));
  });

  it.each([
    [{ label: { key: 'form.ways' } }, 'Login method'],
    [{ label: { key: 'form.accountKinds' } }, 'Account type'],
    [{}, 'Form options'],
  ])('[STATE-5] names its tabs by what they are a choice of: %j', async (props, name) => {
    await renderPage({
      nodes: [node('form', { forms: ['login', 'login-code'].map(shippedForm), surface: 'card', ...props })],
      environment: platform({}).environment,
    });
    expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe(name);
  });

  it('[STATE-5] goes from tab to tab by the arrows, and leaves them to the browser with Alt or Cmd', async () => {
    await show(forms('login', 'login-code'), platform({}).environment);
    const [first, second] = screen.getAllByRole('tab');
    if (!first || !second) throw new Error('There are no tabs.');
    for (const held of ['altKey', 'metaKey', 'ctrlKey', 'shiftKey'])
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
        expect(fireEvent.keyDown(first, { key, [held]: true })).toBe(true);
    expect(first.getAttribute('aria-selected')).toBe('true');
    expect(fireEvent.keyDown(first, { key: 'ArrowRight' })).toBe(false);
    expect(second.getAttribute('aria-selected')).toBe('true');
  });

  it('[STATE-4] signs in and says as whom', async () => {
    const { to, environment } = platform({ '/api/auth/login': player });
    const { application } = await show(forms('login', 'login-code'), environment);
    await userEvent.type(field('Username'), ' juan ');
    await userEvent.type(field('Password'), ' se cret ');
    await press('Log in');
    await waitFor(() => expect(application.stores.session.fullName).toBe('Juan dela Cruz'));
    expect(to('/api/auth/login').map(({ body }) => [body['account_id'], body['password']])).toEqual([
      ['juan', ' se cret '],
    ]);
  });

  it('[ROUTE-7] goes on to the page that waits for the player, never out of the site', async () => {
    for (const [next, path] of [
      ['/slots', '/slots'],
      ['//evil.example', '/'],
    ] as const) {
      const { environment } = platform({ '/api/auth/login': player });
      await show(forms('login'), environment, `/login?next=${encodeURIComponent(next)}`);
      await userEvent.type(field('Username'), 'juan');
      await userEvent.type(field('Password'), 'secret-12{Enter}');
      await waitFor(() => expect(window.location.pathname).toBe(path));
      cleanup();
    }
  });

  it('sends one call for two presses and two Enters', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { to, environment } = platform({
      '/api/auth/login': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    const { application } = await show(forms('login'), environment);
    await userEvent.type(field('Username'), 'juan');
    await userEvent.type(field('Password'), 'secret-12');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Logging in' }).getAttribute('aria-busy')).toBe('true'),
    );
    await userEvent.type(field('Password'), '{Enter}{Enter}');
    expect(field('Username').readOnly).toBe(true);
    act(() => answer(jsonResponse(player)));
    await waitFor(() => expect(application.stores.session.isAuthenticated).toBe(true));
    expect(to('/api/auth/login')).toHaveLength(1);
  });

  it('[STATE-4] [ROUTE-7] keeps the tab that is being sent, and goes on once it has signed in', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { environment } = platform({
      '/api/auth/login': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    await show(forms('login', 'login-code'), environment, '/login?next=%2Fslots');
    await userEvent.type(field('Username'), 'juan');
    await userEvent.type(field('Password'), 'secret-12{Enter}');
    const other = screen.getByRole('tab', { name: 'Use a code' });
    await waitFor(() => expect(other.getAttribute('aria-disabled')).toBe('true'));
    await userEvent.click(other);
    expect(other.getAttribute('aria-selected')).toBe('false');
    act(() => answer(jsonResponse(player)));
    await waitFor(() => expect(window.location.pathname).toBe('/slots'));
  });

  it('lets another tab be chosen again once its form has been sent and says so', async () => {
    const { environment } = platform({}, playerEnvironment());
    await show(forms('profile', 'change-password'), environment);
    await waitFor(() => expect(field('Full name').value).toBe('Juan dela Cruz'));
    await userEvent.type(field('Full name'), ' Cruz');
    await press('Save changes');
    await waitFor(() => expect(screen.getByRole('form').hasAttribute('data-typed')).toBe(false));
    const other = screen.getAllByRole('tab').at(-1);
    await waitFor(() => expect(other?.getAttribute('aria-disabled')).toBeNull());
    if (other) await userEvent.click(other);
    expect(other?.getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    [
      '[ERR-3] a known word at its field',
      { statusCode: 0, statusMessage: 'invalidCredentials' },
      'The username or password isn’t correct.',
    ],
    [
      '[ERR-3] a sentence of the platform',
      { statusCode: 0, statusMessage: 'Locked until 14:00.' },
      'Locked until 14:00.',
    ],
    ['[ERR-3] nothing', { statusCode: 0, statusMessage: '' }, 'Something unexpected happened. Please try again.'],
  ])('says %s, and keeps what was typed', async (_, answer, words) => {
    const { environment } = platform({ '/api/auth/login': answer });
    await show(forms('login'), environment);
    await userEvent.type(field('Username'), 'juan');
    await userEvent.type(field('Password'), 'wrong');
    await press('Log in');
    await screen.findByText(words);
    expect([field('Username').value, field('Password').value]).toEqual(['juan', 'wrong']);
    expect(
      screen
        .getByText(words)
        .closest(words.startsWith('The username') ? '[data-part="field-error"]' : '[role="alert"]'),
    ).not.toBe(null);
  });

  it('shows and hides the password', async () => {
    await show(forms('login'), platform({}).environment);
    await press('Show password');
    expect(field('Password').type).toBe('text');
    await press('Hide password');
    expect(field('Password').type).toBe('password');
  });
});
