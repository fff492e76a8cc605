import { describe, expect, it, vi } from 'vitest';
import { game, good, openSite, player, type Answers } from '../../tests/fixtures/openSite';
import { createTestBus, jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
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
    expect(calls.find(({ path }) => path === '/api/auth/get_balance')?.body).toEqual({ auth: 'session-1', account_id: 'juan' });
  });

  it.each([
    ['a refused password', { statusCode: 0, statusMessage: 'invalidCredentials' }, 'invalidCredentials'],
    ['a success without a token', { statusCode: 1, user: { account_id: 'juan', session_token: 's' } }, 'internalServerError'],
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
    await expect.poll(() => [first.session.balance, first.session.vip?.currentLevel, first.favourites.games.length]).toEqual(['1234.5', 'Deckhand', 1]);
    const { stores, calls } = openSite({ '/api/settings/check_status': { statusCode: 1, status: 'ACTIVE' } }, { local });
    expect(stores.session.isAuthenticated).toBe(false);
    await stores.sessionLoader.restore();
    const { session, favourites } = stores;
    expect([session.isRestored, session.accountId, session.email, session.gameTokens, session.balance, session.vip?.depositProgress, session.minigame]).toEqual(
      [true, 'juan', 'juan@example.com', '7', '1234.5', 15, { frozenTokens: '0', tokens: '7' }],
    );
    expect(favourites.games).toEqual([game]);
    await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/auth/vip');
    expect(calls[0]).toEqual({ path: '/api/settings/check_status', body: { auth: 'session-1', account_id: 'juan' } });
  });

  it('[STATE-5] [CALL-AUTH-2] signs in by a one-time code', async () => {
    const { stores, calls } = openSite({ ...good, '/api/auth/login_tac': player, '/api/auth/tac/request_login': { statusCode: 1, resend_seconds: 30 } });
    expect(await stores.api.call('requestLoginCode', { accountId: 'juan' })).toEqual({ ok: true, value: { resendSeconds: 30, expireSeconds: 300 } });
    expect(await (await stores.sessionLoader.load()).loginByCode('juan', '483920')).toEqual({ ok: true, value: null });
    expect(stores.session.fullName).toBe('Juan');
    expect(calls[1]?.body).toEqual({ account_id: 'juan', tac: '483920', domain_name: 'test-site.example', external_id: 'TS01' });
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

  it('a controller whose code fails to load is loaded again by the next who asks', async () => {
    const environment = testEnvironment({ local: new Map([['livery.user', storedState({})]]) });
    const importController = vi.fn(() => Promise.reject(new Error('chunk')));
    const session = new SessionState(environment.local);
    const loader = createSessionLoader(environment, session, importController);
    await expect(loader.load()).rejects.toMatchObject({ failure: { statusCode: -500, statusMessage: 'internalServerError' } });
    await loader.restore();
    expect([importController.mock.calls.length, loader.loaded, session.isRestored, environment.reports.length]).toEqual([2, null, true, 1]);
  });
});

/** Tabs of one browser, all of one player who has signed in in the first. */
async function tabs(count: number, answers: Answers = good, options: Parameters<typeof testEnvironment>[0] = {}) {
  const bus = createTestBus();
  const local = new Map<string, string>();
  const all = Array.from({ length: count }, () => openSite(answers, { bus, local, ...options }));
  await (await all[0]?.stores.sessionLoader.load())?.login('juan', 'secret');
  for (const { stores } of all) await stores.sessionLoader.restore();
  await expect.poll(() => all.map(({ stores }) => stores.session.balance)).toEqual(Array.from({ length: count }, () => '1234.5'));
  return { local, all };
}

describe('leaving', () => {
  it('[STATE-6] resets the player, clears the copy and makes every other tab reset and load again', async () => {
    const { local, all } = await tabs(8);
    const [first] = all;
    first?.stores.sessionLoader.loaded?.logout();
    expect(all.map(({ stores: { session, favourites } }) => [session.isAuthenticated, session.balance, session.vip, favourites.games.length])).toEqual(
      Array.from({ length: 8 }, () => [false, null, null, 0]),
    );
    expect(local.has('livery.user')).toBe(false);
    expect(all.map(({ environment }) => environment.reloads.length)).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
    expect([first?.stores.session.end, first?.stores.session.isRestored]).toEqual(['logout', true]);
  });

  it('[STATE-6] reaches a tab without a channel by what is kept', async () => {
    const local = new Map<string, string>();
    const one = openSite(good, { local });
    const two = openSite(good, { local });
    await (await one.stores.sessionLoader.load()).login('juan', 'secret');
    two.stores.start();
    await expect.poll(() => two.stores.session.isAuthenticated).toBe(true);
    one.stores.sessionLoader.loaded?.logout();
    expect(two.stores.session.isAuthenticated).toBe(true);
    two.environment.happen('storage');
    expect([two.stores.session.isAuthenticated, two.environment.reloads.length]).toEqual([false, 1]);
  });

  it('[STATE-6] is not undone by a tab that keeps its balance too late', async () => {
    const { local, all } = await tabs(2);
    const late = local.get('livery.user') ?? '';
    all[0]?.stores.sessionLoader.loaded?.logout();
    local.set('livery.user', late);
    await all[0]?.stores.sessionLoader.restore();
    expect([all[0]?.stores.session.isAuthenticated, local.size]).toEqual([false, 0]);
  });

  it('[STATE-6] stops the calls of the session: none leaves any more, and what is under way ends', async () => {
    const asked: { readonly path: string; readonly signal: AbortSignal | null | undefined }[] = [];
    const environment = testEnvironment({
      fetch: (url, init) => {
        asked.push({ path: url, signal: init.signal });
        return url === '/api/auth/login' ? Promise.resolve(jsonResponse(player)) : new Promise(() => undefined);
      },
    });
    const stores = createStores({ environment, site: testSite(), locale: 'EN' });
    await (await stores.sessionLoader.load()).login('juan', 'secret');
    await expect.poll(() => asked.length).toBe(4);
    const inbox = stores.api.call('inbox', {});
    stores.sessionLoader.loaded?.logout();
    expect(await inbox).toEqual({ ok: false, failure: { statusCode: -503, statusMessage: 'serviceUnavailable', call: 'inbox', isNotified: true } });
    expect(asked.map(({ path, signal }) => [path, signal?.aborted])).toEqual([
      ['/api/auth/login', false],
      ['/api/auth/get_balance', true],
      ['/api/auth/vip', true],
      ['/api/home/fav_list', true],
    ]);
  });

  it('[STATE-6] a late answer of an old session never touches the new one', async () => {
    const releases: ((response: Response) => void)[] = [];
    let visits = 0;
    const environment = testEnvironment({
      fetch: (url) => {
        if (url === '/api/auth/login') return Promise.resolve(jsonResponse({ ...player, user: { account_id: `p${(visits += 1)}`, session_token: 's' } }));
        if (url === '/api/auth/get_balance') return new Promise<Response>((resolve) => void releases.push(resolve));
        return Promise.resolve(jsonResponse({ statusCode: 1, value: [] }));
      },
    });
    const { session, sessionLoader } = createStores({ environment, site: testSite(), locale: 'EN' });
    await (await sessionLoader.load()).login('one', 'secret');
    await expect.poll(() => releases.length).toBe(1);
    await (await sessionLoader.load()).login('two', 'secret');
    await expect.poll(() => releases.length).toBe(2);
    releases[1]?.(jsonResponse({ statusCode: 1, game_balance: 5, game_token: 0 }));
    await expect.poll(() => session.balance).toBe('5');
    releases[0]?.(jsonResponse({ statusCode: 1, game_balance: 999, game_token: 0 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([session.accountId, session.balance]).toEqual(['p2', '5']);
  });

  it('[STATE-6] follows somebody else who has signed in in another tab', async () => {
    const { local, all } = await tabs(2);
    local.set('livery.user', storedState({ visit: 'visit-of-maria' }));
    all[1]?.environment.happen('storage');
    all[1]?.stores.sessionLoader.look('storage');
    expect([all[1]?.stores.session.isAuthenticated, all[1]?.environment.reloads.length, local.has('livery.user')]).toEqual([false, 1, true]);
  });
});

describe('expiry', () => {
  it('[STATE-8] happens once, however many calls fail together, and in every tab', async () => {
    const { all } = await tabs(3);
    const outcomes = Array.from({ length: 20 }, () => all[0]?.stores.sessionLoader.loaded?.expire());
    expect(outcomes).toEqual([true, ...Array.from({ length: 19 }, () => false)]);
    expect([all[0]?.stores.session.end, all.map(({ stores }) => stores.session.isAuthenticated)]).toEqual(['expired', [false, false, false]]);
    await (await all[0]?.stores.sessionLoader.load())?.login('juan', 'secret');
    expect([all[0]?.stores.session.isAuthenticated, all[0]?.stores.session.end]).toEqual([true, null]);
  });

  it('[STATE-8] [CALL-PLAYER-4] is looked for when the player comes back to the page, at most every half minute', async () => {
    let now = Date.parse('2026-12-01T12:00:00Z');
    let status = 'ACTIVE';
    const answers = {
      ...good,
      get '/api/settings/check_status'() {
        return { statusCode: 1, status };
      },
    };
    const { stores, environment, calls } = openSite(answers, { now: () => now });
    stores.start();
    await (await stores.sessionLoader.load()).login('juan', 'secret');
    await expect.poll(() => stores.session.balance).toBe('1234.5');
    const checks = () => calls.filter(({ path }) => path === '/api/settings/check_status').length;
    environment.happen('focus');
    environment.happen('pageshow');
    expect(checks()).toBe(0);
    now += 30_000;
    environment.happen('focus');
    environment.happen('pageshow');
    await expect.poll(checks).toBe(1);
    now += 30_000;
    status = 'BLOCK';
    environment.happen('pageshow');
    await expect.poll(() => stores.session.end).toBe('expired');
  });
});
