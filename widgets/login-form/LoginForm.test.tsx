// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const nodes = [node('login-form', { returnRoute: 'home', joinRoute: 'home', forgotRoute: 'home' })];
const player = { statusCode: 1, token: 'token-1', user: { account_id: 'juan', session_token: 'session-1' }, fullname: 'Juan dela Cruz', email: '' };

function platform(login: () => Promise<Response>) {
  const calls: string[] = [];
  const environment = testEnvironment({
    fetch: (url) => {
      calls.push(url);
      if (url === '/api/auth/login') return login();
      if (url === '/api/auth/get_balance') return Promise.resolve(jsonResponse({ statusCode: 1, game_balance: 5, game_token: 0 }));
      return Promise.resolve(jsonResponse({ statusCode: 1, value: [] }));
    },
  });
  return { calls, environment };
}

async function fillIn(account: string, password: string): Promise<void> {
  if (account) await userEvent.type(screen.getByLabelText('Account name'), account);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('LoginForm', () => {
  it('[STATE-5] names what is missing next to its field and goes to the first one', async () => {
    const { calls, environment } = platform(() => Promise.resolve(jsonResponse(player)));
    await renderPage({ nodes, environment });
    await fillIn('', 'secret');
    expect(screen.getByText('Enter your account name.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Account name'));
    expect(calls).not.toContain('/api/auth/login');
  });

  it('[STATE-4] signs in and says as whom', async () => {
    const { environment } = platform(() => Promise.resolve(jsonResponse(player)));
    await renderPage({ nodes, environment });
    await fillIn('juan', 'secret');
    await waitFor(() => expect(screen.getByText('You are signed in as Juan dela Cruz.')).toBeTruthy());
  });

  it.each([
    ['a known word', { statusCode: 0, statusMessage: 'invalidCredentials' }, 'The account name or the password is not right.'],
    ['a sentence of the platform', { statusCode: 0, statusMessage: 'Locked until 14:00.' }, 'Locked until 14:00.'],
    ['nothing', { statusCode: 0, statusMessage: '' }, 'Something unexpected happened. Please try again.'],
  ])('[ERR-3] says why it failed when the platform answers %s, and keeps what was typed', async (_, answer, words) => {
    const { environment } = platform(() => Promise.resolve(jsonResponse(answer)));
    await renderPage({ nodes, environment });
    await fillIn('juan', 'wrong');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect(screen.getByLabelText<HTMLInputElement>('Account name').value).toBe('juan');
  });

  it('[ERR-4] tells a failed network from a wrong password', async () => {
    const { environment } = platform(() => Promise.reject(new TypeError('network down')));
    await renderPage({ nodes, environment });
    await fillIn('juan', 'secret');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Something went wrong on our side. Please try again in a moment.'));
  });

  it('sends one call for two presses', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { calls, environment } = platform(() => new Promise((resolve) => (answer = resolve)));
    await renderPage({ nodes, environment });
    await fillIn('juan', 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Logging in' }));
    await userEvent.keyboard('{Enter}');
    answer(jsonResponse(player));
    await waitFor(() => expect(screen.getByText('You are signed in as Juan dela Cruz.')).toBeTruthy());
    expect(calls.filter((url) => url === '/api/auth/login')).toHaveLength(1);
  });

  it('shows and hides the password', async () => {
    await renderPage({ nodes });
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });
});
