import { describe, expect, it } from 'vitest';
import { good, openSite, player, type Answers } from '../../tests/fixtures/openSite';
import { createTestBus, jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { storedState } from '../../tests/fixtures/player';
import { settled } from '../../tests/fixtures/settled';
import { testSite } from '../../tests/fixtures/site';
import { createStores } from './stores';

/** Tabs of one browser, all of one player who has signed in in the first. */
async function tabs(count: number, answers: Answers = good, options: Parameters<typeof testEnvironment>[0] = {}) {
  const bus = createTestBus();
  const local = new Map<string, string>();
  const all = Array.from({ length: count }, () => openSite(answers, { bus, local, ...options }));
  await (await all[0]?.stores.sessionLoader.load())?.login('juan', 'secret');
  for (const { stores } of all) await stores.sessionLoader.restore();
  await expect
    .poll(() => all.map(({ stores }) => stores.session.balance))
    .toEqual(Array.from({ length: count }, () => '1234.5'));
  return { local, all };
}

describe('leaving', () => {
  it('[STATE-6] resets the player, clears the copy and makes every other tab reset and load again', async () => {
    const { local, all } = await tabs(8);
    const [first] = all;
    first?.stores.sessionLoader.loaded?.logout();
    expect(
      all.map(({ stores: { session, favourites } }) => [
        session.isAuthenticated,
        session.balance,
        session.vip,
        favourites.games.length,
      ]),
    ).toEqual(Array.from({ length: 8 }, () => [false, null, null, 0]));
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
    expect(await inbox).toEqual({
      ok: false,
      failure: { statusCode: -503, statusMessage: 'serviceUnavailable', call: 'inbox', isNotified: true },
    });
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
        if (url === '/api/auth/login')
          return Promise.resolve(
            jsonResponse({ ...player, user: { account_id: `p${(visits += 1)}`, session_token: 's' } }),
          );
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
    await settled(environment);
    expect([session.accountId, session.balance]).toEqual(['p2', '5']);
  });

  it('[STATE-6] follows somebody else who has signed in in another tab', async () => {
    const { local, all } = await tabs(2);
    local.set('livery.user', storedState({ visit: 'visit-of-maria' }));
    all[1]?.environment.happen('storage');
    all[1]?.stores.sessionLoader.look('storage');
    expect([
      all[1]?.stores.session.isAuthenticated,
      all[1]?.environment.reloads.length,
      local.has('livery.user'),
    ]).toEqual([false, 1, true]);
  });
});

describe('expiry', () => {
  it('[STATE-8] happens once, however many calls fail together, and in every tab', async () => {
    const { all } = await tabs(3);
    const outcomes = Array.from({ length: 20 }, () => all[0]?.stores.sessionLoader.loaded?.expire());
    expect(outcomes).toEqual([true, ...Array.from({ length: 19 }, () => false)]);
    expect([all[0]?.stores.session.end, all.map(({ stores }) => stores.session.isAuthenticated)]).toEqual([
      'expired',
      [false, false, false],
    ]);
    await (await all[0]?.stores.sessionLoader.load())?.login('juan', 'secret');
    expect([all[0]?.stores.session.isAuthenticated, all[0]?.stores.session.end]).toEqual([true, null]);
  });

  it('[STATE-8] [CALL-PLAYER-4] is looked for when the player comes back to the page, and the balance read again, at most every half minute', async () => {
    let now = Date.parse('2026-12-01T12:00:00Z');
    let status = 'ACTIVE';
    let balance = 1234.5;
    const answers = {
      ...good,
      get '/api/auth/get_balance'() {
        return { statusCode: 1, game_balance: balance, game_token: 7 };
      },
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
    balance = 900;
    environment.happen('focus');
    environment.happen('pageshow');
    await expect.poll(checks).toBe(1);
    // Money may have moved in a game's own window.
    await expect.poll(() => stores.session.balance).toBe('900');
    now += 30_000;
    status = 'BLOCK';
    environment.happen('pageshow');
    await expect.poll(() => stores.session.end).toBe('expired');
  });
});
