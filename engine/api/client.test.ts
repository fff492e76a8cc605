import { describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  askedSite,
  hotGames,
  signedIn,
  credentials,
  paramsOf,
  setUp,
} from '../../tests/fixtures/askedClient';

describe('answers', () => {
  it('[CALL-SITE-2] [ERR-7] returns the model of a successful answer', async () => {
    const { client } = setUp({ body: hotGames });
    expect(await client.call('hotGames', { list: 'hot' })).toEqual({
      ok: true,
      value: [
        {
          providerCode: 'TIDEWELL',
          gameCode: 'golden-typhoon',
          name: 'Golden Typhoon',
          type: 'slot_game',
          image: '/typhoon.svg',
        },
      ],
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
    [
      'the platform’s own words',
      { body: { statusCode: 401, statusMessage: 'invalidCredentials' } },
      401,
      'invalidCredentials',
    ],
    ['a status written as text', { body: { statusCode: '12', statusMessage: 'BLOCK' } }, 12, 'BLOCK'],
    ['a refusal without words', { body: { statusCode: 409, statusMessage: 17 } }, 409, ''],
    [
      'the HTTP status where the body has none',
      { status: 403, body: { statusMessage: 'permissionDenied' } },
      403,
      'permissionDenied',
    ],
    ['the HTTP status of a refusal that is no JSON', { status: 404, body: undefined }, 404, ''],
    [
      'a gateway’s status with an envelope',
      { status: 500, body: { statusCode: 77, statusMessage: 'CLOSE' } },
      77,
      'CLOSE',
    ],
  ])('[ERR-7] reads errors: %s', async (_, answer, statusCode, statusMessage) => {
    const { client } = setUp(answer);
    expect(await client.call('login', credentials)).toEqual({
      ok: false,
      failure: { statusCode, statusMessage, call: 'login' },
    });
  });

  it('[CALL-AUTH-1] [STATE-4] signs in only with a token', async () => {
    expect(await setUp({ body: signedIn }).client.call('login', credentials)).toEqual({
      ok: true,
      value: { accountId: 'juan', sessionToken: 's-1', token: 't-1', fullName: 'Juan dela Cruz', email: '' },
    });
    expect(await setUp({ body: { ...signedIn, token: '' } }).client.call('login', credentials)).toEqual({
      ok: false,
      failure: { statusCode: -500, statusMessage: 'internalServerError', call: 'login', isOutcomeUnknown: true },
    });
  });
});

describe('an answer that breaks its reader', () => {
  // No browser knows its clocks.
  const site = { ...askedSite, timeZone: 'Mars/Olympus' };
  const date = '2026-12-01 04:00:00';

  it('[ERR-4] is a lost one of a read, and is reported', async () => {
    const { client, report } = setUp(
      { site },
      { body: { statusCode: 1, value: [{ inbox_id: '1', title: 'A', date }] } },
    );
    expect(await client.call('inbox', {})).toMatchObject({
      ok: false,
      failure: { statusMessage: 'serviceUnavailable' },
    });
    expect(report).toHaveBeenCalledWith(expect.any(RangeError), 'call inbox');
  });

  it('[CALL-X] of a payment leaves its outcome unknown', async () => {
    const value = { request_id: 'r', reference: 'LH-1', state: 'DONE', amount: '500', fee: '0', created_at: date };
    const { client } = setUp({ site }, { body: { statusCode: 1, value } });
    const params = { requestId: '0f6c2f52-0c8e', methodCode: 'wallet', amount: '5' };
    expect(await client.call('deposit', params)).toMatchObject({ ok: false, failure: { isOutcomeUnknown: true } });
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
    expect(await client.call(call, paramsOf[call] as never)).toEqual({
      ok: false,
      failure: { statusCode, statusMessage, call, ...(call === 'login' ? { isOutcomeUnknown: true } : {}) },
    });
  });

  it.each<[string, Answer]>([
    ['broken JSON', { body: undefined }],
    ['a missing list', { body: { statusCode: 1 } }],
    ['a list of the wrong things', { body: { statusCode: 1, value: [{ game_name: 7 }] } }],
    ['an error page of a gateway', { status: 502, body: undefined }],
    ['an error of a gateway as JSON', { status: 500, body: { error: 'upstream' } }],
  ])('[ERR-4] treats %s like a failure of the network', async (_, answer) => {
    const { client } = setUp(answer);
    expect(await client.call('hotGames', { list: 'hot' })).toEqual({
      ok: false,
      failure: { statusCode: 0, statusMessage: 'disconnect', call: 'hotGames' },
    });
  });

  it('[CALL-SITE-2] tells engineers where an answer does not fit', async () => {
    const { client, log } = setUp({ body: { statusCode: 1, value: [{ ...hotGames.value[0], game_name: {} }] } });
    await client.call('hotGames', { list: 'hot' });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      '/api/product/get_hot_games: 0 disconnect (the answer lacks what HotGamesAnswer requires at /value (list))',
    );
  });

  it.each(['never', 'deaf'] as const)(
    '[ERR-4] gives up after 8 s, a second attempt included, with a fetch that answers %s',
    async (answer) => {
      vi.useFakeTimers();
      try {
        const { client, fetch } = setUp(answer);
        const result = client.call('hotGames', { list: 'hot' });
        await vi.advanceTimersByTimeAsync(7999);
        expect(await Promise.race([result, Promise.resolve('waiting')])).toBe('waiting');
        await vi.advanceTimersByTimeAsync(1);
        expect(await result).toEqual({
          ok: false,
          failure: { statusCode: 0, statusMessage: 'disconnect', call: 'hotGames' },
        });
        expect(fetch).toHaveBeenCalledTimes(1);
      } finally {
        vi.useRealTimers();
      }
    },
  );
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
