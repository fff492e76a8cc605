import { describe, expect, it } from 'vitest';
import { game, good, openSite, type Answers } from '../../tests/fixtures/openSite';
import { testSite } from '../../tests/fixtures/site';
import { readStoredUser } from './storedUser';

describe('favourites', () => {
  async function signedIn(answers: Answers = { ...good, '/api/home/fav_list': { statusCode: 1, value: [] } }) {
    const all = openSite(answers);
    await (await all.stores.sessionLoader.load()).login('juan', 'secret');
    await expect.poll(() => all.calls.map(({ path }) => path)).toContain('/api/home/fav_list');
    await expect.poll(() => all.stores.session.balance).toBe('1234.5');
    all.calls.length = 0;
    return all;
  }
  const other = { ...game, gameCode: 'carp' };

  it('[CAT-8] shows a press at once and keeps it', async () => {
    const { stores } = await signedIn();
    const done = stores.sessionLoader.loaded?.toggleFavourite(game);
    expect(stores.favourites.has(game)).toBe(true);
    await done;
    expect(stores.favourites.has(game)).toBe(true);
  });

  it('[CAT-8] [ERR-2] [ERR-4] takes a press back when no answer came, which is only logged', async () => {
    const { stores, environment } = await signedIn({
      ...good,
      '/api/home/fav_list': { statusCode: 1, value: [] },
      '/api/home/fav_add': undefined,
    });
    await stores.sessionLoader.loaded?.toggleFavourite(game);
    expect(stores.favourites.has(game)).toBe(false);
    expect(stores.notices.notices).toEqual([]);
    expect(environment.logs.at(-1)).toMatch(/^\/api\/home\/fav_add: -503 serviceUnavailable \(/);
  });

  it('[CAT-8] puts a game back where it stood when it could not be removed', async () => {
    const { stores } = await signedIn({ ...good, '/api/home/fav_remove': { statusCode: 7, statusMessage: 'busy' } });
    stores.favourites.show([other, game, { ...game, gameCode: 'pike' }]);
    await stores.sessionLoader.loaded?.toggleFavourite(game);
    expect(stores.favourites.games.map(({ gameCode }) => gameCode)).toEqual(['carp', 'koi', 'pike']);
  });

  it('[CAT-8] a list that was asked for before keeps what was pressed', async () => {
    const { stores } = await signedIn();
    const done = stores.sessionLoader.loaded?.toggleFavourite(game);
    await stores.sessionLoader.loaded?.renew();
    expect(stores.favourites.has(game)).toBe(true);
    await done;
    expect(stores.favourites.has(game)).toBe(true);
  });

  it.each(['game_code', 'provider_code'])(
    '[CAT-8] [STATE-1] a row with an empty %s is none, and the player stays after a reload',
    async (field) => {
      const row = { game_code: 'koi', game_name: 'Koi', game_type: 'slot_game', provider_code: 'TIDEWELL' };
      const value = [{ ...row, [field]: '' }, row];
      const { stores, environment } = await signedIn({ ...good, '/api/home/fav_list': { statusCode: 1, value } });
      await expect.poll(() => stores.favourites.games.map(({ gameCode }) => gameCode)).toEqual(['koi']);
      expect(readStoredUser(environment.local, testSite())?.user.accountId).toBe('juan');
    },
  );

  it('[ERR-4] a failed list is an empty one', async () => {
    const { stores } = await signedIn({ ...good, '/api/home/fav_list': undefined });
    stores.favourites.show([game]);
    await stores.sessionLoader.loaded?.renew();
    expect(stores.favourites.games).toEqual([]);
  });

  it('ignores a second press while the first is on its way', async () => {
    const { stores, calls } = await signedIn();
    await Promise.all([
      stores.sessionLoader.loaded?.toggleFavourite(game),
      stores.sessionLoader.loaded?.toggleFavourite(game),
    ]);
    expect(calls.map(({ path }) => path)).toEqual(['/api/home/fav_add']);
  });

  it('tells nobody of a press whose session has ended', async () => {
    const { stores } = await signedIn();
    const done = stores.sessionLoader.loaded?.toggleFavourite(game);
    stores.sessionLoader.loaded?.logout();
    await done;
    expect([stores.favourites.games, stores.notices.notices]).toEqual([[], []]);
  });
});
