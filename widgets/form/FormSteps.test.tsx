import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { player, platform, forms, show, press, field } from '../../tests/fixtures/formVisit';

afterEach(cleanup);

describe('Form: steps', () => {
  const sent = { statusCode: 1, resend_seconds: 60, expire_seconds: 300 };

  it('[CALL-AUTH-5] signs up: name, code, details, with the whole body', async () => {
    const { to, environment } = platform({
      '/api/auth/tac/request_new_register': sent,
      '/api/auth/tac/verify': { statusCode: 1 },
      '/api/auth/signup': { statusCode: 1 },
      '/api/auth/login': player,
    });
    await show(forms('register'), environment);
    await userEvent.type(field('Username'), 'Juana_1');
    await userEvent.type(field('Mobile number'), '+63 (917) 555-0101');
    await press('Send code');
    await screen.findByText('Step 2 of 3');
    expect(screen.getByText('We’ve sent a one-time code for juana_1 to your mobile number.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('One-time code')));
    expect(screen.getByText(/^You can request a new code in (?:1:00|0:59)$/)).toBeTruthy();
    await userEvent.paste('Your code is 482 107.');
    await screen.findByText('Step 3 of 3');
    expect(to('/api/auth/tac/verify').map(({ body }) => [body['account_id'], body['tac']])).toEqual([
      ['juana_1', '482107'],
    ]);
    await userEvent.type(field('Password'), 'correct-horse-7');
    await userEvent.type(field('Email address (optional)'), 'juana@mail.example');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    await screen.findByRole('heading', { name: 'Your account is ready' });
    expect(to('/api/auth/signup').map(({ body }) => body)).toMatchObject([
      {
        account_id: 'juana_1',
        password: 'correct-horse-7',
        contact_phone: '+639175550101',
        contact_email: 'juana@mail.example',
      },
    ]);
    expect(environment.session.get('livery.draft.register')).toBe(null);
  });

  it('[STATE-5] sends the code of a pasted text by itself, whatever figures stand before it, but none of two', async () => {
    const answers = { '/api/auth/tac/request_new_register': sent, '/api/auth/tac/verify': { statusCode: 1 } };
    const { to, environment } = platform(answers);
    await show(forms('register'), environment);
    await userEvent.type(field('Username'), 'juana');
    await userEvent.type(field('Mobile number'), '+639175550101{Enter}');
    await userEvent.click(await screen.findByLabelText('One-time code'));
    await userEvent.paste('Order 204811. Your code: 482107');
    expect(field('One-time code').value).toBe('204811');
    expect(to('/api/auth/tac/verify')).toEqual([]);
    await userEvent.clear(field('One-time code'));
    await userEvent.paste('24/7 Livery: your 2FA code is 482 107');
    await screen.findByText('Step 3 of 3');
    expect(to('/api/auth/tac/verify').map(({ body }) => body['tac'])).toEqual(['482107']);
  });

  it('goes back to the field that a refusal is about, with everything still there', async () => {
    const { environment } = platform({
      '/api/auth/tac/request_new_register': sent,
      '/api/auth/tac/verify': { statusCode: 1 },
      '/api/auth/signup': { statusCode: 409, statusMessage: 'phoneTaken' },
    });
    await show(forms('register'), environment);
    await userEvent.type(field('Username'), 'juana');
    await userEvent.type(field('Mobile number'), '+639175550101{Enter}');
    await screen.findByText('Step 2 of 3');
    await userEvent.type(field('One-time code'), '482107');
    await screen.findByText('Step 3 of 3');
    await userEvent.type(field('Password'), 'correct-horse-7');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    await screen.findByText('Step 1 of 3');
    await waitFor(() => expect(document.activeElement).toBe(field('Mobile number')));
    expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true');
    expect([field('Username').value, field('Mobile number').value]).toEqual(['juana', '+639175550101']);
  });

  it('[STATE-5] has another code sent when the time has come, and says so', async () => {
    let now = Date.parse('2026-12-01T12:00:00Z');
    const { to, environment } = platform({ '/api/auth/tac/request_login': sent }, testEnvironment({ now: () => now }));
    await show(forms('login', 'login-code'), environment);
    await userEvent.click(screen.getByRole('tab', { name: 'Use a code' }));
    await userEvent.type(field('Username'), 'juan{Enter}');
    await screen.findByText('Enter your code');
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBe(null);
    now += 61_000;
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await screen.findByText('A new code has been sent.');
    expect(to('/api/auth/tac/request_login')).toHaveLength(2);
  });
});
