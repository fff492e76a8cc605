import { describe, expect, it, vi } from 'vitest';
import { game, good, openSite, player } from '../../tests/fixtures/openSite';
import { testEnvironment } from '../../tests/fixtures/environment';
import { storedState } from '../../tests/fixtures/player';
import { testSite } from '../../tests/fixtures/site';
import { createSessionLoader } from './sessionLoader';
import { SessionState } from './sessionState';
import { createStores } from './stores';

describe('signing in', () => {
  it('[STATE-4] [CALL-AUTH-1] keeps the player, then loads balance and favourites', async () => {
    const { stores, calls } = openSite(good);
    expect(await (await stores.sessionLoader.load()).login('juan', 'secret')).toEqual({ ok: true, value: null });
    await expect.poll(() => stores.session.balance).toBe('1234.5');
    await expect.poll(() => stores.favourites.games).toEqual([game]);
    expect(stores.session.fullName).toBe('Juan');
    expect(calls.find(({ path }) => path === '/api/auth/get_balance')?.body).toEqual({
      auth: 'session-1',
      account_id: 'juan',
    });
  });

  it.each([
    ['a refused password', { statusCode: 0, statusMessage: 'invalidCredentials' }, 'invalidCredentials'],
    [
      'a success without a token',
      { statusCode: 1, user: { account_id: 'juan', session_token: 's' } },
      'internalServerError',
    ],
  ])('[STATE-4] stays a guest after %s', async (_, answer, statusMessage) => {
    const { stores, environment } = openSite({ ...good, '/api/auth/login': answer });
    const outcome = await (await stores.sessionLoader.load()).login('juan', 'wrong');
    expect(outcome).toMatchObject({ ok: false, failure: { statusMessage } });
    expect(stores.session.isAuthenticated).toBe(false);
    expect(environment.local.items.size).toBe(0);
  });

  it('[STATE-1] comes back after a reload with what was known, then asks whether it still counts', async () => {
    const local = new Map<string, string>();
    const first = openSite(good, { local }).stores;
    await (await first.sessionLoader.load()).login('juan', 'secret');
    await expect
      .poll(() => [first.session.balance, first.session.vip?.currentLevel, first.favourites.games.length])
      .toEqual(['1234.5', 'Deckhand', 1]);
    const { stores, calls } = openSite(
      { '/api/settings/check_status': { statusCode: 1, status: 'ACTIVE' } },
      { local },
    );
    expect(stores.session.isAuthenticated).toBe(false);
    await stores.sessionLoader.restore();
    const { session, favourites } = stores;
    expect([
      session.isRestored,
      session.accountId,
      session.email,
      session.gameTokens,
      session.balance,
      session.vip?.depositProgress,
      session.minigame,
    ]).toEqual([true, 'juan', 'juan@example.com', '7', '1234.5', 15, { frozenTokens: '0', tokens: '7' }]);
    expect(favourites.games).toEqual([game]);
    await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/auth/vip');
    expect(calls[0]).toEqual({ path: '/api/settings/check_status', body: { auth: 'session-1', account_id: 'juan' } });
  });

  it('[STATE-5] [CALL-AUTH-2] signs in by a one-time code', async () => {
    const { stores, calls } = openSite({
      ...good,
      '/api/auth/login_tac': player,
      '/api/auth/tac/request_login': { statusCode: 1, resend_seconds: 30 },
    });
    expect(await stores.api.call('requestLoginCode', { accountId: 'juan' })).toEqual({
      ok: true,
      value: { resendSeconds: 30, expireSeconds: 300 },
    });
    expect(await (await stores.sessionLoader.load()).loginByCode('juan', '483920')).toEqual({ ok: true, value: null });
    expect(stores.session.fullName).toBe('Juan');
    expect(calls[1]?.body).toEqual({
      account_id: 'juan',
      tac: '483920',
      domain_name: 'test-site.example',
      external_id: 'TS01',
    });
  });

  it('[CALL-AUTH-5] opens an account with the campaign attribution, signs in, and uses them up', async () => {
    const local = new Map<string, string>();
    const { stores, calls } = openSite(
      { ...good, '/api/auth/signup': { statusCode: 1 } },
      { local, search: '?ref=maria&ch=fb&aff=aff-204', cookies: { _fbp: 'fb.1.17.9' } },
    );
    stores.start();
    await expect.poll(() => local.has('livery.landing')).toBe(true);
    const form = { accountId: 'juan', password: 'secret-77', phone: '+639175550101', email: 'juan@example.com' };
    expect(await (await stores.sessionLoader.load()).signUp(form)).toEqual({ ok: true, value: null });
    expect(calls.find(({ path }) => path === '/api/auth/signup')?.body).toEqual({
      domain_name: 'test-site.example',
      external_id: 'TS01',
      account_id: 'juan',
      password: 'secret-77',
      contact_phone: '+639175550101',
      contact_email: 'juan@example.com',
      referrer_code: 'maria',
      ch: 'fb',
      cm: '',
      pp: '',
      affiliate_code: 'aff-204',
      fbp: 'fb.1.17.9',
      appsflyer_id: '',
      visitor_id: '',
    });
    expect([stores.session.accountId, local.has('livery.landing')]).toEqual(['juan', false]);
  });

  it('[CALL-AUTH-5] keeps the campaign attribution of a first page that is left before its code has loaded', async () => {
    const local = new Map<string, string>();
    const { environment } = openSite(good, { local });
    let search = '?ref=juan';
    const stores = createStores({
      environment: { ...environment, search: () => search },
      site: testSite(),
      locale: 'EN',
      onOtherTheme: undefined,
    });
    stores.start();
    search = '';
    await expect.poll(() => local.get('livery.landing')).toContain('"referrerCode":"juan"');
  });

  it('a controller whose code fails to load is loaded again by the next who asks', async () => {
    const environment = testEnvironment({ local: new Map([['livery.user', storedState({})]]) });
    const importController = vi.fn(() => Promise.reject(new Error('chunk')));
    const session = new SessionState(environment.local);
    const loader = createSessionLoader(environment, session, importController);
    await expect(loader.load()).rejects.toMatchObject({
      failure: { statusCode: -500, statusMessage: 'internalServerError' },
    });
    await loader.restore();
    expect([importController.mock.calls.length, loader.loaded, session.isRestored, environment.reports.length]).toEqual(
      [2, null, true, 1],
    );
  });
});
