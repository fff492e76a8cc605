import { describe, expect, it } from 'vitest';
import { hotGames, signedIn, credentials, paramsOf, bodyOf, setUp } from '../../tests/fixtures/askedClient';

describe('one request for several callers', () => {
  it('[CALL-SITE-2] shares identical reads under way, and asks again afterwards', async () => {
    const { client, fetch } = setUp({ body: hotGames });
    await Promise.all([
      client.call('hotGames', { list: 'hot' }),
      client.call('hotGames', { list: 'hot' }),
      client.call('hotGames', { list: 'new' }),
    ]);
    expect(fetch).toHaveBeenCalledTimes(2);
    await client.call('hotGames', { list: 'hot' });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('never shares a read between languages', async () => {
    let language: 'EN' | 'PHP' = 'PHP';
    const { client, fetch } = setUp({ locale: () => language }, 'never', { body: hotGames });
    void client.call('hotGames', { list: 'hot' });
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    language = 'EN';
    await client.call('hotGames', { list: 'hot' });
    expect(fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('accept-language'))).toEqual([
      'fil',
      'en',
    ]);
  });

  it('[CALL-PLAYER-5] never shares writes', async () => {
    const { client, fetch } = setUp({ body: { statusCode: 1 } });
    await Promise.all([
      client.call('addFavourite', paramsOf.addFavourite),
      client.call('addFavourite', paramsOf.addFavourite),
    ]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('[CALL-X] leaves the request running for others when one caller aborts, and ends it with the last', async () => {
    const { client, fetch } = setUp('never');
    const [first, second] = [new AbortController(), new AbortController()];
    const one = client.call('games', { search: 'koi' }, { signal: first.signal });
    const two = client.call('games', { search: 'koi' }, { signal: second.signal });
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
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
    const { client, fetch } = setUp(
      { identity: () => ({ accountId: 'juan', auth: 's-1', ended: ended.signal }) },
      'never',
    );
    const own = client.call('balance', {});
    void client.call('hotGames', { list: 'hot' });
    await expect.poll(() => fetch.mock.calls.length).toBe(2);
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
    expect(init).toMatchObject({
      method: 'POST',
      headers: { accept: 'application/json', 'accept-language': 'fil', 'content-type': 'application/json' },
    });
    expect(bodyOf(fetch.mock.calls[0])).toEqual({
      account_id: 'juan',
      password: 'harbor-demo-1',
      domain_name: 'lucky-harbor.example',
      external_id: 'LH01',
    });
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

  it('[CALL-PLAYER-5] names no picture for a game that has a drawing of this site', async () => {
    const { client, fetch } = setUp({ body: { statusCode: 1 } });
    await client.call('addFavourite', { ...paramsOf.addFavourite, image: '/game.svg#3' });
    expect(bodyOf(fetch.mock.calls[0])).toMatchObject({ img_url: '' });
  });

  it('[CALL-SITE-16] sends nothing with a GET', async () => {
    const { client, fetch } = setUp({ body: { value: [] } });
    await client.call('matches', {});
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET' });
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });
});
