import { describe, expect, it } from 'vitest';
import { createTestBus, jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { testSite } from '../../tests/fixtures/site';
import { createStores } from './stores';

const player = { statusCode: 1, token: 'token-1', user: { account_id: 'juan', session_token: 'session-1' }, fullname: 'Juan', email: 'juan@example.com' };
const game = { providerCode: 'TIDEWELL', gameCode: 'koi', name: 'Lucky Koi', type: 'slot_game', image: '/koi.svg' };
type Answers = Readonly<Record<string, unknown>>;

function start(answers: Answers, options: Parameters<typeof testEnvironment>[0] = {}) {
  const calls: { path: string; body: unknown }[] = [];
  const environment = testEnvironment({
    ...options,
    fetch: (url, init) => {
      calls.push({ path: url, body: JSON.parse(typeof init.body === 'string' ? init.body : 'null') });
      return url in answers ? Promise.resolve(jsonResponse(answers[url])) : Promise.reject(new TypeError('network down'));
    },
  });
  return { calls, environment, stores: createStores({ environment, site: testSite(), locale: 'EN' }) };
}

const good: Answers = {
  '/api/auth/login': player,
  '/api/auth/get_balance': { statusCode: 1, game_balance: 1234.5, game_token: 7 },
  '/api/home/fav_list': {
    statusCode: 1,
    value: [{ provider_code: 'TIDEWELL', game_code: 'koi', game_name: 'Lucky Koi', game_type: 'slot_game', img_url: '/koi.svg' }],
  },
  '/api/home/fav_add': { statusCode: 1 },
  '/api/home/fav_remove': { statusCode: 1 },
};

describe('signing in', () => {
  it('[STATE-4] [CALL-AUTH-1] keeps the player, then loads balance and favourites', async () => {
    const { stores, calls } = start(good);
    expect(await stores.session.login('juan', 'secret')).toEqual({ ok: true });
    await expect.poll(() => stores.session.balance).toBe('1234.5');
    await expect.poll(() => stores.favourites.games).toEqual([game]);
    expect(stores.session.fullName).toBe('Juan');
    expect(calls.find(({ path }) => path === '/api/auth/get_balance')?.body).toEqual({ auth: 'session-1', account_id: 'juan' });
  });

  it.each([
    ['a refused password', { statusCode: 0, statusMessage: 'invalidCredentials' }, 'invalidCredentials'],
    ['a success without a token', { statusCode: 1, user: { account_id: 'juan', session_token: 's' } }, 'internalServerError'],
  ])('[STATE-4] stays a guest after %s', async (_, answer, statusMessage) => {
    const { stores, environment } = start({ ...good, '/api/auth/login': answer });
    const outcome = await stores.session.login('juan', 'wrong');
    expect(outcome).toMatchObject({ ok: false, failure: { statusMessage } });
    expect(stores.session.isAuthenticated).toBe(false);
    expect(environment.local.items.size).toBe(0);
  });

  it('[STATE-1] comes back after a reload', async () => {
    const local = new Map<string, string>();
    await start(good, { local }).stores.session.login('juan', 'secret');
    const again = start(good, { local }).stores;
    expect(again.session.isAuthenticated).toBe(false);
    again.session.restore();
    expect([again.session.isRestored, again.session.accountId]).toEqual([true, 'juan']);
  });

  it('[STATE-6] signs out in every other tab, which then loads again', async () => {
    const bus = createTestBus();
    const local = new Map<string, string>();
    const one = start(good, { bus, local });
    const two = start(good, { bus, local });
    await one.stores.session.login('juan', 'secret');
    one.stores.session.restore();
    two.stores.session.restore();
    expect(two.stores.session.isAuthenticated).toBe(true);
    one.stores.session.logout();
    expect([one.stores.session.isAuthenticated, two.stores.session.isAuthenticated, local.size]).toEqual([false, false, 0]);
    expect([one.environment.reloads.length, two.environment.reloads.length]).toEqual([0, 1]);
  });

  it('a late balance of an old session never touches the new one', async () => {
    let release: (response: Response) => void = () => undefined;
    const environment = testEnvironment({
      fetch: (url) => {
        if (url === '/api/auth/login') return Promise.resolve(jsonResponse(player));
        if (url === '/api/auth/get_balance') return new Promise<Response>((resolve) => (release = resolve));
        return Promise.resolve(jsonResponse({ statusCode: 1, value: [] }));
      },
    });
    const stores = createStores({ environment, site: testSite(), locale: 'EN' });
    await stores.session.login('juan', 'secret');
    await expect.poll(() => release.length).toBe(1);
    stores.session.logout();
    release(jsonResponse({ statusCode: 1, game_balance: 999, game_token: 0 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stores.session.balance).toBeNull();
  });
});

describe('favourites', () => {
  it('[CAT-8] shows a press at once and keeps it', async () => {
    const { stores } = start(good);
    const done = stores.favourites.toggle(game);
    expect(stores.favourites.has(game)).toBe(true);
    await done;
    expect(stores.favourites.has(game)).toBe(true);
  });

  it('[CAT-8] [ERR-4] takes a press back when the call fails, and says so', async () => {
    const { stores } = start({});
    await stores.favourites.toggle(game);
    expect(stores.favourites.has(game)).toBe(false);
    expect(stores.notices.notices).toMatchObject([{ tone: 'error', title: 'notice.favouriteFailed', duration: 3000 }]);
  });

  it('[ERR-4] a failed list is an empty one', async () => {
    const { stores } = start({});
    await stores.favourites.load();
    expect(stores.favourites.games).toEqual([]);
  });

  it('ignores a second press while the first is on its way', async () => {
    const { stores, calls } = start(good);
    await Promise.all([stores.favourites.toggle(game), stores.favourites.toggle(game)]);
    expect(calls.map(({ path }) => path)).toEqual(['/api/home/fav_add']);
  });
});
