import { describe, expect, it, vi } from 'vitest';
import { failureRules } from '../../tests/fixtures/failureRules';
import { createApiClient, type ApiClientOptions } from './client';

type Answer = { readonly status?: number; readonly body: unknown } | Error | 'never' | 'deaf';

const hotGames = {
  statusCode: 1,
  value: [{ provider_code: 'TIDEWELL', game_code: 'golden-typhoon', game_name: 'Golden Typhoon', game_type: 'slot_game', game_image: '/typhoon.svg' }],
};
const signedIn = { statusCode: 1, token: 't-1', user: { account_id: 'juan', session_token: 's-1' }, fullname: 'Juan dela Cruz', email: null };

describe('answers', () => {
  it('[CALL-SITE-2] [ERR-7] returns the model of a successful answer', async () => {
    const { client } = setUp({ body: hotGames });
    expect(await client.call('hotGames', { list: 'hot' })).toEqual({
      ok: true,
      value: [{ providerCode: 'TIDEWELL', gameCode: 'golden-typhoon', name: 'Golden Typhoon', type: 'slot_game', image: '/typhoon.svg' }],
    });
  });

  it.each([
    ['no status', { value: [] }],
    ['statusCode 1', { statusCode: 1, value: [] }],
    ['statusMessage OK', { statusCode: 200, statusMessage: 'OK', value: [] }],
    ['message OK', { statusCode: 0, message: 'OK', value: [] }],
  ])('[ERR-7] takes %s for success', async (_, body) => {
    const { client } = setUp({ body });
    expect(await client.call('hotGames', { list: 'hot' })).toEqual({ ok: true, value: [] });
  });

  it.each<[string, Answer, number, string]>([
    ['the platform’s own words', { body: { statusCode: 401, statusMessage: 'invalidCredentials' } }, 401, 'invalidCredentials'],
    ['a status written as text', { body: { statusCode: '12', statusMessage: 'BLOCK' } }, 12, 'BLOCK'],
    ['a refusal without words', { body: { statusCode: 409, statusMessage: 17 } }, 409, ''],
    ['the HTTP status where the body has none', { status: 403, body: { statusMessage: 'permissionDenied' } }, 403, 'permissionDenied'],
    ['the HTTP status of a refusal that is no JSON', { status: 404, body: undefined }, 404, ''],
    ['a gateway’s status with an envelope', { status: 500, body: { statusCode: 77, statusMessage: 'CLOSE' } }, 77, 'CLOSE'],
  ])('[ERR-7] reads errors: %s', async (_, answer, statusCode, statusMessage) => {
    const { client } = setUp(answer);
    expect(await client.call('login', credentials)).toEqual({ ok: false, failure: { statusCode, statusMessage, call: 'login' } });
  });

  it('[CALL-AUTH-1] [STATE-4] signs in only with a token', async () => {
    expect(await setUp({ body: signedIn }).client.call('login', credentials)).toEqual({
      ok: true,
      value: { accountId: 'juan', sessionToken: 's-1', token: 't-1', fullName: 'Juan dela Cruz', email: '' },
    });
    expect(await setUp({ body: { ...signedIn, token: '' } }).client.call('login', credentials)).toEqual({
      ok: false,
      failure: { statusCode: -500, statusMessage: 'internalServerError', call: 'login' },
    });
  });
});

describe('failures of the network', () => {
  const down = new TypeError('fetch failed');

  it.each([
    ['login', -500, 'internalServerError'],
    ['hotGames', 0, 'disconnect'],
    ['games', 0, 'disconnect'],
    ['balance', -503, 'serviceUnavailable'],
    ['favourites', -503, 'serviceUnavailable'],
    ['startup', -500, 'internalServerError'],
  ] as const)('[ERR-4] [ERR-5] names %s by the rule of its endpoint', async (call, statusCode, statusMessage) => {
    const { client } = setUp(down);
    expect(await client.call(call, paramsOf[call] as never)).toEqual({ ok: false, failure: { statusCode, statusMessage, call } });
  });

  it.each<[string, Answer]>([
    ['broken JSON', { body: undefined }],
    ['a missing list', { body: { statusCode: 1 } }],
    ['a list of the wrong things', { body: { statusCode: 1, value: [{ game_name: 7 }] } }],
    ['an error page of a gateway', { status: 502, body: undefined }],
    ['an error of a gateway as JSON', { status: 500, body: { error: 'upstream' } }],
  ])('[ERR-4] treats %s like a failure of the network', async (_, answer) => {
    const { client } = setUp(answer);
    expect(await client.call('hotGames', { list: 'hot' })).toEqual({ ok: false, failure: { statusCode: 0, statusMessage: 'disconnect', call: 'hotGames' } });
  });

  it('[CALL-SITE-2] tells engineers where an answer does not fit', async () => {
    const { client, log } = setUp({ body: { statusCode: 1, value: [{ ...hotGames.value[0], game_name: {} }] } });
    await client.call('hotGames', { list: 'hot' });
    expect(log).toHaveBeenCalledExactlyOnceWith('/api/product/get_hot_games: 0 disconnect (the answer lacks what HotGamesAnswer requires at /value (list))');
  });

  it.each(['never', 'deaf'] as const)('[ERR-4] gives up after 8 s, a second attempt included, with a fetch that answers %s', async (answer) => {
    vi.useFakeTimers();
    try {
      const { client, fetch } = setUp(answer);
      const result = client.call('hotGames', { list: 'hot' });
      await vi.advanceTimersByTimeAsync(7999);
      expect(await Promise.race([result, Promise.resolve('waiting')])).toBe('waiting');
      await vi.advanceTimersByTimeAsync(1);
      expect(await result).toEqual({ ok: false, failure: { statusCode: 0, statusMessage: 'disconnect', call: 'hotGames' } });
      expect(fetch).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('asking again', () => {
  it('[CALL-SITE-2] asks once more for a read, after a backoff', async () => {
    const { client, fetch } = setUp(new TypeError('fetch failed'), { body: hotGames });
    expect((await client.call('hotGames', { list: 'hot' })).ok).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('[CALL-SITE-2] does not ask again where the platform answered', async () => {
    const { client, fetch } = setUp({ body: { statusCode: 5, statusMessage: 'CLOSE' } });
    await client.call('hotGames', { list: 'hot' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each(['login', 'addFavourite', 'removeFavourite'] as const)(
    '[CALL-AUTH-1] [CALL-PLAYER-5] [CALL-PLAYER-6] never asks again for the write %s',
    async (call) => {
      const { client, fetch } = setUp(new TypeError('fetch failed'));
      expect((await client.call(call, paramsOf[call] as never)).ok).toBe(false);
      expect(fetch).toHaveBeenCalledTimes(1);
    },
  );
});

describe('one request for several callers', () => {
  it('[CALL-SITE-2] shares identical reads under way, and asks again afterwards', async () => {
    const { client, fetch } = setUp({ body: hotGames });
    await Promise.all([client.call('hotGames', { list: 'hot' }), client.call('hotGames', { list: 'hot' }), client.call('hotGames', { list: 'new' })]);
    expect(fetch).toHaveBeenCalledTimes(2);
    await client.call('hotGames', { list: 'hot' });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('[I18N-1] never shares a read between languages', async () => {
    let language: 'EN' | 'PHP' = 'PHP';
    const { client, fetch } = setUp({ locale: () => language }, 'never', { body: hotGames });
    void client.call('hotGames', { list: 'hot' });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    language = 'EN';
    await client.call('hotGames', { list: 'hot' });
    expect(fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('accept-language'))).toEqual(['fil', 'en']);
  });

  it('[CALL-PLAYER-5] never shares writes', async () => {
    const { client, fetch } = setUp({ body: { statusCode: 1 } });
    await Promise.all([client.call('addFavourite', paramsOf.addFavourite), client.call('addFavourite', paramsOf.addFavourite)]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('[CALL-X] leaves the request running for others when one caller aborts, and ends it with the last', async () => {
    const { client, fetch } = setUp('never');
    const [first, second] = [new AbortController(), new AbortController()];
    const one = client.call('games', { search: 'koi' }, { signal: first.signal });
    const two = client.call('games', { search: 'koi' }, { signal: second.signal });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    const { signal } = fetch.mock.calls[0]?.[1] as { readonly signal: AbortSignal };
    first.abort(new Error('typed on'));
    await expect(one).rejects.toThrow('typed on');
    expect(signal.aborted).toBe(false);
    second.abort(new Error('closed'));
    await expect(two).rejects.toThrow('closed');
    expect(signal.aborted).toBe(true);
  });
});

describe('what a call waits for, and what ends it', () => {
  it('[STATE-9] lets reads wait for the startup answer, and what a player does not', async () => {
    let open = () => {};
    const startupGate = new Promise<void>((resolve) => (open = resolve));
    const { client, fetch } = setUp({ startupGate: () => startupGate }, { body: signedIn });
    const read = client.call('hotGames', { list: 'hot' });
    await client.call('login', credentials);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/auth/login']);
    open();
    await read;
    expect(fetch.mock.calls.map(([url]) => url)).toContain('/api/product/get_hot_games');
  });

  it('[STATE-6] ends the calls of a player with the session, and no others', async () => {
    const ended = new AbortController();
    const { client, fetch } = setUp({ identity: () => ({ accountId: 'juan', auth: 's-1', ended: ended.signal }) }, 'never');
    const own = client.call('balance', {});
    void client.call('hotGames', { list: 'hot' });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    ended.abort();
    expect(await own).toMatchObject({ ok: false, failure: { isNotified: true, call: 'balance' } });
    const isAborted = (path: string) => fetch.mock.calls.find(([url]) => url === path)?.[1].signal?.aborted;
    expect([isAborted('/api/auth/get_balance'), isAborted('/api/product/get_hot_games')]).toEqual([true, false]);
  });
});

describe('what is sent', () => {
  it('[CALL-AUTH-1] names the site by its descriptor’s domain and asks for the page’s language', async () => {
    const { client, fetch } = setUp({ body: signedIn });
    await client.call('login', credentials);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/auth/login');
    expect(init).toMatchObject({ method: 'POST', headers: { accept: 'application/json', 'accept-language': 'fil', 'content-type': 'application/json' } });
    expect(bodyOf(fetch.mock.calls[0])).toEqual({ account_id: 'juan', password: 'harbor-demo-1', domain_name: 'lucky-harbor.example', external_id: 'LH01' });
  });

  it('[CALL-PLAYER-5] names the player, and the picture as img_url', async () => {
    const { client, fetch } = setUp({ body: { statusCode: 1 } });
    await client.call('addFavourite', paramsOf.addFavourite);
    expect(bodyOf(fetch.mock.calls[0])).toEqual({
      auth: 's-1',
      account_id: 'juan',
      provider_code: 'TIDEWELL',
      game_code: 'golden-typhoon',
      game_name: 'Golden Typhoon',
      game_type: 'slot_game',
      img_url: '/typhoon.svg',
    });
  });

  it('[CALL-SITE-16] sends nothing with a GET', async () => {
    const { client, fetch } = setUp({ body: { value: [] } });
    await client.call('matches', {});
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET' });
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });
});

const credentials = { accountId: 'juan', password: 'harbor-demo-1' };
const game = { providerCode: 'TIDEWELL', gameCode: 'golden-typhoon', name: 'Golden Typhoon', type: 'slot_game', image: '/typhoon.svg' };
const paramsOf = {
  login: credentials,
  hotGames: { list: 'hot' },
  games: {},
  balance: {},
  favourites: {},
  startup: {},
  addFavourite: game,
  removeFavourite: game,
} as const;

const site: ApiClientOptions['site'] = {
  domain: 'lucky-harbor.example',
  externalId: 'LH01',
  currency: { code: 'PHP', digits: 2 },
  api: { baseUrl: '/' },
  timeZone: 'UTC',
  locales: {
    default: 'EN',
    enabled: [
      { code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' },
      { code: 'PHP', lang: 'fil', date: 'en', prefix: 'php', name: 'Filipino' },
    ],
  },
  timings: { callTimeoutMs: 8000 },
  failures: failureRules,
};

function bodyOf(asked: readonly [string, RequestInit] | undefined): unknown {
  return typeof asked?.[1].body === 'string' ? JSON.parse(asked[1].body) : undefined;
}

type World = Partial<Pick<ApiClientOptions, 'identity' | 'locale' | 'startupGate'>>;

/** A client whose fetch returns the answers one by one, the last for ever; the world around it may come first. */
function setUp(...given: readonly (Answer | World)[]) {
  const world = given.find(isWorld) ?? {};
  const answers = given.flatMap((part) => (isWorld(part) ? [] : [part]));
  let asked = 0;
  const fetch = vi.fn((_url: string, init: RequestInit): Promise<Response> => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? 'never';
    asked += 1;
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer === 'deaf') return new Promise(() => undefined);
    if (answer === 'never') return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));
    return Promise.resolve(new Response(answer.body === undefined ? '<h1>No JSON</h1>' : JSON.stringify(answer.body), { status: answer.status ?? 200 }));
  });
  const report = vi.fn();
  const log = vi.fn();
  const environment: ApiClientOptions['environment'] = {
    fetch,
    report,
    log,
    // The backoff before a second attempt is skipped.
    setTimeout: (run, ms) => setTimeout(run, ms < 1000 ? 0 : ms) as unknown as number,
    clearTimeout: (id) => clearTimeout(id),
  };
  const client = createApiClient({ environment, site, identity: () => ({ accountId: 'juan', auth: 's-1' }), locale: () => 'PHP', ...world });
  return { client, fetch, report, log };
}

function isWorld(part: Answer | World): part is World {
  return typeof part === 'object' && !(part instanceof Error) && !('body' in part);
}
