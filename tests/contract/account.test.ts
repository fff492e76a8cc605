import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignUp } from '../../engine/api/playerModels';
import { guest as juana, signUp as form } from './exampleCalls';
import { dinarSite, harbor, listeningSandbox, type ListeningSandbox, type Visit } from './sandboxVisit';

let sandbox: ListeningSandbox;
let guest: Visit;
beforeAll(async () => {
  sandbox = await listeningSandbox();
});
beforeEach(async () => {
  await sandbox.steer({ reset: true });
  guest = sandbox.visit();
});
afterAll(() => sandbox.app.close());

describe('one-time codes', () => {
  it('[CALL-AUTH-2] [CALL-AUTH-8] [STATE-5] sign in once, with the six digits that were sent', async () => {
    expect(await guest.client.call('requestLoginCode', { accountId: 'juan' })).toEqual({
      ok: true,
      value: { resendSeconds: 60, expireSeconds: 300 },
    });
    const code = await codeOf('juan');
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await refusalOf(guest.client.call('loginByCode', { accountId: 'juan', code: wrong }))).toBe('codeWrong');
    expect(await guest.client.call('loginByCode', { accountId: 'juan', code })).toMatchObject({
      ok: true,
      value: { accountId: 'juan' },
    });
    expect(await refusalOf(guest.client.call('loginByCode', { accountId: 'juan', code }))).toBe('codeExpired');
  });

  it('[CALL-AUTH-2] end after five minutes, and after five guesses', async () => {
    await sandbox.steer({ code: '135790' });
    await guest.client.call('requestLoginCode', { accountId: 'juan' });
    for (let guess = 0; guess < 5; guess += 1)
      await guest.client.call('loginByCode', { accountId: 'juan', code: '000000' });
    expect(await refusalOf(guest.client.call('loginByCode', { accountId: 'juan', code: '135790' }))).toBe(
      'codeExpired',
    );
    await sandbox.steer({ timeOffsetMs: 60_000 });
    await guest.client.call('requestLoginCode', { accountId: 'juan' });
    await sandbox.steer({ timeOffsetMs: 60_000 + 300_000 });
    expect(await refusalOf(guest.client.call('loginByCode', { accountId: 'juan', code: '135790' }))).toBe(
      'codeExpired',
    );
  });

  it('[CALL-AUTH-7] [CALL-AUTH-8] are sent once a minute, and five times an hour', async () => {
    const ask = () => guest.client.call('requestSignUpCode', juana);
    expect((await ask()).ok).toBe(true);
    expect(await refusalOf(ask())).toBe('codeTooSoon');
    for (let sent = 1; sent < 5; sent += 1) {
      await sandbox.steer({ timeOffsetMs: sent * 60_000 });
      expect((await ask()).ok).toBe(true);
    }
    await sandbox.steer({ timeOffsetMs: 5 * 60_000 });
    expect(await refusalOf(ask())).toBe('codeTooOften');
    await sandbox.steer({ timeOffsetMs: 3_600_000 });
    expect((await ask()).ok).toBe(true);
  });

  it('[CALL-AUTH-8] does not tell whether an account exists', async () => {
    expect((await guest.client.call('requestLoginCode', { accountId: 'nobody' })).ok).toBe(true);
    expect((await sandbox.look()).messages).toEqual([]);
  });

  it('[CALL-AUTH-2] does not send what is no code', async () => {
    const reports: string[] = [];
    const careful = sandbox.visit(harbor, {
      report: (error) => reports.push((error as Error).message),
      fetch: () => Promise.reject(new Error('It was sent.')),
    });
    expect(await careful.client.call('loginByCode', { accountId: 'juan', code: '12345' })).toEqual({
      ok: false,
      failure: { statusCode: 400, statusMessage: 'badRequest', call: 'loginByCode' },
    });
    expect(reports).toEqual(['The body of /api/auth/login_tac does not fit LoginByCodeRequest at /tac (pattern).']);
  });
});

describe('signing up', () => {
  it('[CALL-AUTH-5] [CALL-AUTH-6] [CALL-AUTH-7] makes a player who can sign in, and tells the referrer', async () => {
    await signUp(guest, form);
    await guest.signIn('JUANA_7 ', form.password);
    expect(await guest.client.call('balance', {})).toEqual({ ok: true, value: { game: '0', tokens: '10' } });
    expect(await guest.client.call('favourites', {})).toEqual({ ok: true, value: [] });
    expect((await sandbox.account('juan')).referrals).toEqual(['juana_7']);
  });

  it('[CALL-AUTH-5] takes the code of a friend, which does not tell the name that signs in', async () => {
    const friend = sandbox.visit(harbor);
    await friend.signIn('juan', 'harbor-demo-1');
    const answer = await friend.client.call('referrals', {});
    const code = answer.ok ? answer.value.code : '';
    expect(code).toMatch(/^[A-Z2-9]{10}$/);
    await signUp(guest, { ...form, accountId: 'pedro_8', phone: '09175550888', referrerCode: code });
    expect((await sandbox.account('juan')).referrals).toContain('pedro_8');
  });

  it.each<[string, Partial<SignUp>]>([
    ['accountTaken', { accountId: 'maria' }],
    ['passwordTooShort', { password: 'short' }],
    ['accountIdInvalid', { accountId: 'x y' }],
    ['phoneInvalid', { phone: 'call me' }],
    ['codeRequired', {}],
  ])('[CALL-AUTH-5] refuses with %s', async (word, wrong) => {
    expect(await refusalOf(guest.client.call('signUp', { ...form, ...wrong }))).toBe(word);
  });

  it('[CALL-AUTH-5] takes a phone number once', async () => {
    await signUp(guest, form);
    expect(await refusalOf(guest.client.call('signUp', { ...form, accountId: 'juana_8' }))).toBe('phoneTaken');
  });

  it('[CALL-AUTH-5] opens accounts at one site, not at the next', async () => {
    const other = sandbox.visit(dinarSite);
    await signUp(other, form);
    await expect(guest.signIn(juana.accountId, form.password)).rejects.toThrow('invalidCredentials');
  });
});

describe('passwords', () => {
  it('[CALL-AUTH-9] change with the old one, and end every other session', async () => {
    const other = sandbox.visit();
    await guest.signIn('juan', 'harbor-demo-1');
    await other.signIn('juan', 'harbor-demo-1');
    const change = (password: string, newPassword: string) =>
      guest.client.call('changePassword', { password, newPassword });
    expect(await refusalOf(change('wrong', 'correct-horse-7'))).toBe('passwordWrong');
    expect(await refusalOf(change('harbor-demo-1', 'short'))).toBe('passwordTooShort');
    expect(await change('harbor-demo-1', 'correct-horse-7')).toEqual({ ok: true, value: null });
    expect((await guest.client.call('balance', {})).ok).toBe(true);
    expect(await refusalOf(other.client.call('balance', {}))).toBe('sessionExpired');
    await expect(other.signIn('juan', 'harbor-demo-1')).rejects.toThrow('invalidCredentials');
    await other.signIn('juan', 'correct-horse-7');
  });

  it.each([
    ['+639175550101', 1],
    ['+639170000000', 0],
  ])('[CALL-AUTH-4] are sent again to the number of the account: %s', async (phone, sent) => {
    expect(await guest.client.call('forgotPassword', { accountId: 'juan', phone })).toEqual({ ok: true, value: null });
    const messages = (await sandbox.look()).messages;
    expect(messages).toHaveLength(sent);
    if (messages[0]) await guest.signIn('juan', messages[0].text);
  });
});

describe('the record', () => {
  it('[CALL-PLAYER-1] takes a name of letters and an address', async () => {
    await guest.signIn('juan', 'harbor-demo-1');
    const update = (fullName: string, email: string) => guest.client.call('updateProfile', { fullName, email });
    expect(await update('María Ñusta', 'm@mail.example')).toEqual({
      ok: true,
      value: { fullName: 'María Ñusta', email: 'm@mail.example' },
    });
    expect(await refusalOf(update('R2D2', 'm@mail.example'))).toBe('nameInvalid');
    expect(await refusalOf(update('Maria', 'nowhere'))).toBe('emailInvalid');
    expect(await guest.client.call('login', { accountId: 'juan', password: 'harbor-demo-1' })).toMatchObject({
      ok: true,
      value: { fullName: 'María Ñusta' },
    });
  });

  it.each(['BLOCK', 'CLOSE', 'permissionDenied'] as const)(
    '[CALL-PLAYER-4] [ERR-1] says %s of an account that is',
    async (status) => {
      await guest.signIn('juan', 'harbor-demo-1');
      expect(await guest.client.call('checkStatus', {})).toEqual({ ok: true, value: { status: 'ACTIVE' } });
      await sandbox.steer({ accounts: [{ domain: harbor.domain, accountId: 'juan', status }] });
      expect(await refusalOf(guest.client.call('checkStatus', {}))).toBe(status);
      expect(await refusalOf(guest.client.call('balance', {}))).toBe(status);
      expect(await refusalOf(guest.client.call('login', { accountId: 'juan', password: 'harbor-demo-1' }))).toBe(
        status,
      );
    },
  );

  it('[CALL-PLAYER-4] [STATE-8] tells that a session ended', async () => {
    await guest.signIn('juan', 'harbor-demo-1');
    await sandbox.steer({ expireSessions: true });
    expect(await refusalOf(guest.client.call('checkStatus', {}))).toBe('sessionExpired');
  });
});

describe('the inbox', () => {
  it('[CALL-PLAYER-2] [CALL-PLAYER-3] credits a reward once, however often it is claimed', async () => {
    await guest.signIn('juan', 'harbor-demo-1');
    const present = async () => {
      const inbox = await guest.client.call('inbox', {});
      return inbox.ok ? inbox.value.find(({ id }) => id === 'birthday')?.reward : undefined;
    };
    expect(await present()).toEqual({ money: '250', tokens: '25', isClaimed: false });
    const claims = await Promise.all([1, 2, 3].map(() => guest.client.call('claimInbox', { id: 'birthday' })));
    for (const claim of claims) expect(claim).toEqual({ ok: true, value: { money: '250', tokens: '25' } });
    expect(await present()).toEqual({ money: '250', tokens: '25', isClaimed: true });
    expect(await guest.client.call('balance', {})).toEqual({ ok: true, value: { game: '12730.5', tokens: '65' } });
    expect(await refusalOf(guest.client.call('claimInbox', { id: 'welcome' }))).toBe('nothingToClaim');
    expect(await refusalOf(guest.client.call('claimInbox', { id: 'nothing' }))).toBe('messageUnknown');
  });
});

async function signUp({ client }: Visit, values: SignUp): Promise<void> {
  const { accountId } = values;
  await client.call('requestSignUpCode', { accountId });
  expect(await client.call('verifyCode', { accountId, code: await codeOf(accountId) })).toEqual({
    ok: true,
    value: null,
  });
  expect(await client.call('signUp', values)).toEqual({ ok: true, value: null });
}

async function codeOf(accountId: string): Promise<string> {
  return (await sandbox.look()).messages.find((message) => message.accountId === accountId)?.text ?? '';
}

async function refusalOf(
  call: Promise<
    { readonly ok: boolean } | { readonly ok: false; readonly failure: { readonly statusMessage: string } }
  >,
): Promise<string> {
  const result = await call;
  return 'failure' in result ? result.failure.statusMessage : 'no refusal';
}
