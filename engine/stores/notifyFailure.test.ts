import { defaultMaxListeners, setMaxListeners } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonResponse, testEnvironment, type TestEnvironment } from '../../tests/fixtures/environment';
import { storedState } from '../../tests/fixtures/player';
import { testSite } from '../../tests/fixtures/site';
import { createStores, type Stores } from './stores';
import { userStorageKey } from './player';

const expired = { statusCode: 401, statusMessage: 'sessionExpired' };
const claim = { requestId: 'claim-request-1', missionId: 'hash-3' };

/** A player's stores; `answers` by the end of a path, everything else is a lost connection. */
async function playing(
  answers: Readonly<Record<string, unknown>>,
  local?: Map<string, string>,
): Promise<{ readonly stores: Stores; readonly environment: TestEnvironment }> {
  const environment = testEnvironment({
    local: local ?? new Map([[userStorageKey, storedState()]]),
    fetch: (url) => {
      const answer = Object.entries(answers).find(([end]) => url.endsWith(end))?.[1];
      return answer === undefined
        ? Promise.reject(new TypeError('network down'))
        : Promise.resolve(answer instanceof Response ? answer.clone() : jsonResponse(answer));
    },
  });
  const stores = createStores({ environment, site: testSite(), locale: 'EN' });
  await stores.sessionLoader.restore();
  return { stores, environment };
}

// All calls listen to one signal, and Node takes more than ten listeners for a leak; each call takes its own away.
beforeAll(() => setMaxListeners(40));
afterAll(() => setMaxListeners(defaultMaxListeners));

const expiry = {
  tone: 'warning',
  title: { failure: 'invalidSession' },
  text: { failure: 'sessionExpired' },
  duration: 10_000,
};

describe('an ended session', () => {
  it('[ERR-1] [STATE-8] warns once for twenty calls that fail together, and signs the player out', async () => {
    const { stores } = await playing({ mission_claim: expired });
    const results = await Promise.all(Array.from({ length: 20 }, () => stores.api.call('claimMission', claim)));
    expect(results.every((result) => !result.ok && result.failure.isNotified)).toBe(true);
    expect(stores.session.end).toBe('expired');
    expect(stores.notices.notices).toEqual([{ ...expiry, id: 1, repeats: 0 }]);
    expect(stores.notices.alerts).toEqual([]);
  });

  it('[ERR-1] is told by a read that nobody looks at, too', async () => {
    const { stores } = await playing({ get_balance: expired });
    await expect.poll(() => stores.session.end).toBe('expired');
    expect(stores.notices.notices).toMatchObject([expiry]);
  });

  it.each([
    ['HTTP 401 with a page', new Response('<h1>Unauthorized</h1>', { status: 401 })],
    ['HTTP 401 in words of a framework', jsonResponse({ message: 'Unauthenticated.' }, 401)],
    ['HTTP 401 with a status of its own', jsonResponse({ statusCode: 0, statusMessage: 'tokenInvalid' }, 401)],
    ['statusCode 401', { statusCode: 401, statusMessage: 'Unauthorized' }],
    ['an empty statusMessage', { statusCode: 0, statusMessage: '', message: 'sessionExpired' }],
    ['HTTP 419 with a page', new Response('<h1>Page Expired</h1>', { status: 419 })],
    ['statusCode 440', { statusCode: 440, statusMessage: 'Login Timeout' }],
    ['a message behind another', { statusCode: 0, statusMessage: 'Failed', message: 'sessionExpired' }],
    ['a message alone', { message: 'Session Expired' }],
    ['a statusMessage alone', { statusMessage: 'session_expired', value: [] }],
    ['a message in a list', { statusCode: 0, message: ['sessionExpired'] }],
    ['a message beside a status of success', { statusCode: 1, statusMessage: 'BLOCK', value: [] }],
  ])('[ERR-1] is told to a call with the player’s token by %s', async (_, answer) => {
    const { stores } = await playing({ get_balance: answer });
    await expect.poll(() => stores.session.end).toBe('expired');
    expect(stores.notices.notices).toEqual([{ ...expiry, id: 1, repeats: 0 }]);
    expect(stores.notices.alerts).toEqual([]);
  });

  it.each(['BLOCK', 'block', 'Close ', 'session expired'])(
    '[CALL-PLAYER-4] is told by the state %j',
    async (status) => {
      const { stores } = await playing({ check_status: { statusCode: 1, status } });
      await expect.poll(() => stores.session.end).toBe('expired');
    },
  );

  it.each([401, 200])('[ERR-1] is none where a current password is wrong, with HTTP %i', async (status) => {
    const refused = { statusCode: 401, statusMessage: 'passwordWrong' };
    const { stores } = await playing({ update_password: jsonResponse(refused, status) });
    expect(await stores.api.call('changePassword', { password: 'a-Secret-1', newPassword: 'b-Secret-2' })).toEqual({
      ok: false,
      failure: { ...refused, call: 'changePassword' },
    });
    expect([stores.notices.notices, stores.session.end]).toEqual([[], null]);
  });

  it('[ERR-1] is none where a call that carries no token is refused', async () => {
    const { stores } = await playing({ marquee: jsonResponse({ message: 'Unauthenticated.' }, 401) });
    await stores.api.call('marquee', {});
    expect([stores.notices.notices, stores.session.end]).toEqual([[], null]);
  });

  it('[ERR-1] is nothing to a guest who looks around', async () => {
    const { stores } = await playing({ marquee: expired }, new Map());
    await stores.api.call('marquee', {});
    expect([stores.notices.notices, stores.notices.alerts]).toEqual([[], []]);
  });

  it.each(['BLOCK', 'CLOSE', 'permissionDenied', 'sessionExpired'])(
    '[ERR-1] is none for a guest at a form, which alone says what %s means',
    async (statusMessage) => {
      const { stores } = await playing({ login: { statusCode: 403, statusMessage } }, new Map());
      expect(await (await stores.sessionLoader.load()).login('juan', 'secret')).toEqual({
        ok: false,
        failure: { statusCode: 403, statusMessage, call: 'login' },
      });
      expect([stores.notices.notices, stores.notices.alerts, stores.session.end]).toEqual([[], [], null]);
    },
  );

  it('[STATE-8] by a break from play says so instead of asking to log in again; a guest who logs in hears it from the form alone', async () => {
    const onBreak = { statusCode: 403, statusMessage: 'onBreak' };
    const { stores } = await playing({ get_balance: onBreak });
    await expect.poll(() => stores.session.end).toBe('expired');
    expect(stores.notices.notices).toMatchObject([{ ...expiry, text: { failure: 'onBreak' } }]);
    const { stores: guest } = await playing({ login: onBreak }, new Map());
    expect(await (await guest.sessionLoader.load()).login('juan', 'secret')).toEqual({
      ok: false,
      failure: { ...onBreak, call: 'login' },
    });
    expect(guest.notices.notices).toEqual([]);
  });

  it('[STATE-8] says nothing of a late answer once the player has left', async () => {
    const { stores } = await playing({ mission_claim: { statusCode: 409, statusMessage: 'missionOpen' } });
    const result = stores.api.call('claimMission', claim);
    stores.sessionLoader.loaded?.logout();
    expect(await result).toMatchObject({ ok: false, failure: { isNotified: true } });
    expect([stores.notices.notices, stores.notices.alerts]).toEqual([[], []]);
  });
});

describe('other failures', () => {
  it('[ERR-3] [ERR-4] of an action are a dialog, the same ones one', async () => {
    const { stores } = await playing({});
    const results = await Promise.all([1, 2, 3].map(() => stores.api.call('claimMission', claim)));
    const words = { statusCode: 0, statusMessage: 'disconnect', call: 'claimMission' };
    expect(results[0]).toEqual({ ok: false, failure: { ...words, isOutcomeUnknown: true, isNotified: true } });
    expect(stores.notices.alerts).toEqual([{ failure: 'disconnect' }]);
  });

  it('[ERR-3] of a small thing are a toast of three seconds', async () => {
    const { stores } = await playing({ fav_add: { statusCode: 404, statusMessage: 'gameUnknown' } });
    await stores.sessionLoader.loaded?.toggleFavourite({
      providerCode: 'TIDEWELL',
      gameCode: 'koi',
      name: 'Koi',
      type: 'slot_game',
      image: '',
    });
    expect(stores.notices.notices).toMatchObject([
      { tone: 'error', title: { failure: 'gameUnknown' }, duration: 3000 },
    ]);
  });

  it('[ERR-3] that a form can mend are left to it; that no answer came is a dialog', async () => {
    const { stores: refused } = await playing(
      { login: { statusCode: 0, statusMessage: 'invalidCredentials' } },
      new Map(),
    );
    expect(await (await refused.sessionLoader.load()).login('juan', 'wrong')).toEqual({
      ok: false,
      failure: { statusCode: 0, statusMessage: 'invalidCredentials', call: 'login' },
    });
    expect(refused.notices.alerts).toEqual([]);
    const { stores: lost } = await playing({}, new Map());
    expect(await (await lost.sessionLoader.load()).login('juan', 'secret')).toMatchObject({
      ok: false,
      failure: { statusMessage: 'internalServerError', isNotified: true },
    });
    expect(lost.notices.alerts).toEqual([{ failure: 'internalServerError' }]);
  });

  it('[ERR-3] of a call that shows them in its own place are told to nobody else', async () => {
    const { stores } = await playing({ mission_claim: { statusCode: 409, statusMessage: 'missionOpen' } });
    expect(await stores.api.call('claimMission', claim, { errorPresentation: 'silent' })).toEqual({
      ok: false,
      failure: { statusCode: 409, statusMessage: 'missionOpen', call: 'claimMission' },
    });
    expect([stores.notices.notices, stores.notices.alerts]).toEqual([[], []]);
  });

  it('[ERR-3] of an action whose values do not fit are a dialog, and nothing is sent', async () => {
    const { stores, environment } = await playing({ mission_claim: { statusCode: 1 } });
    await stores.api.call('claimMission', { ...claim, requestId: '' });
    expect(stores.notices.alerts).toEqual([{ failure: 'badRequest' }]);
    expect(environment.reports.map(({ error }) => String(error))).toEqual([
      'Error: The body of /api/player/mission_claim does not fit ClaimMissionRequest at /request_id (pattern).',
    ]);
  });

  it('[ERR-2] [ERR-4] of balance and favourites are logged, and the list is empty', async () => {
    const { stores, environment } = await playing({});
    await expect.poll(() => environment.logs.length).toBe(4);
    expect(environment.logs.map((line) => line.replace(/ \(.*/, '')).sort()).toEqual([
      '/api/auth/get_balance: -503 serviceUnavailable',
      '/api/auth/vip: -503 serviceUnavailable',
      '/api/home/fav_list: -503 serviceUnavailable',
      '/api/settings/check_status: -503 serviceUnavailable',
    ]);
    expect(stores.favourites.games).toEqual([]);
    expect([stores.notices.notices, stores.notices.alerts, environment.reports]).toEqual([[], [], []]);
  });

  it('[ERR-6] of an ad visit go to the global error handler', async () => {
    const { stores, environment } = await playing({ adsvisit: { statusCode: 5, statusMessage: 'no' } });
    await stores.api.call('adVisit', { fbp: 'fb.1', appsflyerId: '' });
    expect(environment.reports).toEqual([
      { error: new Error('/api/settings/adsvisit: 5 no (HTTP 200)'), context: 'call adVisit' },
    ]);
    expect([stores.notices.notices, stores.notices.alerts]).toEqual([[], []]);
  });
});
