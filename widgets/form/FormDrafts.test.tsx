import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonResponse } from '../../tests/fixtures/environment';
import { playerEnvironment } from '../../tests/fixtures/player';
import { renderPage } from '../../tests/fixtures/renderPage';
import { platform, forms, show, press, field } from '../../tests/fixtures/formVisit';

afterEach(cleanup);

describe('Form: drafts', () => {
  it('keeps what was typed when the page is left and comes back, but never a password', async () => {
    const { environment } = platform({});
    await show(forms('login'), environment);
    await userEvent.type(field('Username'), 'juan');
    await userEvent.type(field('Password'), 'secret-12');
    expect(screen.getByRole('form').hasAttribute('data-typed')).toBe(true);
    cleanup();
    await show(forms('login'), environment);
    expect([field('Username').value, field('Password').value]).toEqual(['juan', '']);
    expect(environment.session.get('livery.draft.login')).not.toContain('secret-12');
  });

  it('[CALL-AUTH-4] forgets what was typed once it has been sent, and keeps it where it was refused', async () => {
    const path = '/api/auth/forgot_password';
    const answers: Record<string, object> = { [path]: { statusCode: 404, statusMessage: 'phoneUnknown' } };
    const { to, environment } = platform(answers);
    await show(forms('forgot-password'), environment);
    await userEvent.type(field('Username'), 'juan');
    await userEvent.type(field('Mobile number'), '+639175550101');
    await press('Send new password');
    await waitFor(() => expect(to(path)).toHaveLength(1));
    await screen.findByRole('button', { name: 'Send new password' });
    expect(environment.session.get('livery.draft.login')).toContain('juan');
    answers[path] = { statusCode: 1 };
    await press('Send new password');
    await waitFor(() => expect(to(path)).toHaveLength(2));
    await waitFor(() => expect(environment.session.get('livery.draft.login')).toBe(null));
  });

  it('carries the typed account from one tab to the other, by keyboard', async () => {
    await show(forms('login', 'login-code'), platform({}).environment);
    await userEvent.type(field('Username'), 'juan');
    screen.getByRole('tab', { name: 'Use a password' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Use a code' }).getAttribute('aria-selected')).toBe('true');
    expect(field('Username').value).toBe('juan');
    expect(screen.queryByLabelText('Password')).toBe(null);
  });

  it('[STATE-1] starts with the player’s data, where nothing else was typed', async () => {
    const environment = playerEnvironment();
    const { application } = await renderPage({ nodes: forms('profile'), environment });
    await waitFor(() => expect(application.stores.session.isAuthenticated).toBe(true));
    await waitFor(() => expect(field('Full name').value).toBe('Juan dela Cruz'));
    await userEvent.clear(field('Full name'));
    await userEvent.type(field('Full name'), 'Juan Cruz 2');
    await userEvent.tab();
    await screen.findByText('Use letters and spaces only.');
  });
});

describe('Form: a list whose options come later', () => {
  const bank = (code: string) => ({ code, name: `Bank ${code}` });
  const list = () => screen.getByLabelText<HTMLSelectElement>('Bank');

  /** Opens the form with a kept bank; `arrive` lets the banks come. */
  async function openKept() {
    const environment = playerEnvironment();
    const draft = { values: { bank: 'BDO' }, steps: {}, resendAt: {} };
    environment.session.set(
      'livery.draft.add-bank',
      JSON.stringify({ version: 1, owner: 'juan', at: environment.now(), draft }),
    );
    let answer: (response: Response) => void = () => undefined;
    const answers: Record<string, object | (() => Promise<Response>)> = {
      '/api/wallet/banks': () => new Promise<Response>((resolve) => (answer = resolve)),
    };
    const visit = platform(answers, environment);
    await show(forms('add-bank'), visit.environment);
    await waitFor(() => expect(visit.to('/api/wallet/banks')).toHaveLength(1));
    const arrive = async (...codes: string[]) => {
      act(() => answer(jsonResponse({ statusCode: 1, value: { accounts: [], banks: codes.map(bank) } })));
      await screen.findByRole('option', { name: `Bank ${codes[0]}` });
    };
    const kept = () => environment.session.get('livery.draft.add-bank');
    return { ...visit, answers, arrive, kept };
  }
  const add = async () => {
    await userEvent.clear(field('Account holder'));
    await userEvent.type(field('Account holder'), 'Juan Cruz');
    await userEvent.type(field('Account number'), '123456789');
    await press('Add account');
  };

  it('[CALL-X] [STATE-1] a lost answer is not confirmed, never a failure; sent again it is the same request', async () => {
    const { to, arrive, answers } = await openKept();
    answers['/api/wallet/bank_add'] = () => Promise.reject(new TypeError('network down'));
    await arrive('BDO');
    await add();
    expect((await screen.findByText('Not confirmed')).closest('[role=status]')).not.toBe(null);
    expect(screen.queryByRole('alert')).toBe(null);
    await press('Send again');
    await waitFor(() => expect(to('/api/wallet/bank_add')).toHaveLength(2));
    const [first, again] = to('/api/wallet/bank_add').map(({ body }) => body['request_id']);
    expect(again).toBe(first);
    await screen.findByRole('button', { name: 'Send again' });
    await userEvent.type(field('Account number'), '1');
    expect([screen.queryByText('Not confirmed'), screen.queryByRole('button', { name: 'Add account' })]).toEqual([
      null,
      expect.anything(),
    ]);
  });

  it('[STATE-1] shows the kept choice once it is offered, and sends it', async () => {
    const { to, arrive } = await openKept();
    await arrive('BPI', 'BDO');
    expect(list().value).toBe('BDO');
    await add();
    await waitFor(() => expect(to('/api/wallet/bank_add').map(({ body }) => body['bank_code'])).toEqual(['BDO']));
  });

  it('[STATE-1] keeps it when somebody walks through the field and types elsewhere meanwhile', async () => {
    const { arrive, kept } = await openKept();
    act(() => list().focus());
    await userEvent.tab();
    await userEvent.type(field('Account holder'), ' II');
    await arrive('BPI', 'BDO');
    expect([list().value, kept()?.includes('BDO')]).toEqual(['BDO', true]);
    act(() => list().focus());
    await userEvent.tab();
    expect(list().value).toBe('BDO');
  });

  it('[STATE-1] asks for a choice that is offered no more, and sends none', async () => {
    const { to, arrive } = await openKept();
    await arrive('BPI', 'UBP');
    expect(list().value).toBe('');
    await add();
    await waitFor(() => expect(list().getAttribute('aria-invalid')).toBe('true'));
    expect(to('/api/wallet/bank_add')).toEqual([]);
  });

  it('[STATE-1] takes back that it is missing once the kept choice has come', async () => {
    const { arrive } = await openKept();
    await add();
    await waitFor(() => expect(list().getAttribute('aria-invalid')).toBe('true'));
    await arrive('BDO');
    await waitFor(() => expect(list().getAttribute('aria-invalid')).toBe(null));
  });
});

describe('Form: whom it is for', () => {
  it('tells a player on a guest’s form so, and lets somebody else in', async () => {
    const { application } = await renderPage({ nodes: forms('login', 'login-code'), environment: playerEnvironment() });
    await screen.findByText('You’re logged in as Juan dela Cruz.');
    expect(screen.queryByRole('form')).toBe(null);
    await press('Log out');
    await screen.findByRole('form', { name: 'Log in' });
    expect(application.stores.session.isAuthenticated).toBe(false);
  });
});
