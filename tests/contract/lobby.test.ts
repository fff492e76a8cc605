import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentParams } from '../../engine/api/contentCalls';
import type { GamePage } from '../../engine/api/gameModels';
import { harbor, listeningSandbox, type ListeningSandbox, type Visit } from './sandboxVisit';

let sandbox: ListeningSandbox;
let visit: Visit;
beforeAll(async () => {
  sandbox = await listeningSandbox();
  visit = sandbox.visit();
});
afterAll(() => sandbox.app.close());
beforeEach(() => sandbox.steer({ reset: true }));

async function games(params: ContentParams['games']): Promise<GamePage> {
  const result = await visit.client.call('games', params);
  if (!result.ok) throw new Error(result.failure.statusMessage);
  return result.value;
}

const facet = (page: GamePage, name: string) => page.facets?.find((known) => known.name === name)?.values ?? [];
const stage = (games: number, oddities: readonly ('long-name' | 'missing-picture')[] = []) =>
  sandbox.steer({ categories: [{ domain: harbor.domain, category: 'slot_game', games, oddities }] });

describe('facets of a games list', () => {
  it('[CALL-X] come when asked for, and say truly how many games each choice leaves', async () => {
    expect((await games({ category: 'slot_game' })).facets).toBeUndefined();
    const all = await games({ category: 'slot_game', facets: true });
    expect(all.facets?.map(({ name }) => name)).toEqual(['tag', 'provider', 'feature', 'volatility', 'return']);
    for (const [name, values] of all.facets?.map((group) => [group.name, group.values] as const) ?? [])
      for (const { value, games: count } of values.slice(0, 3))
        expect((await games({ category: 'slot_game', [name]: value })).total, `${name} ${value}`).toBe(count);
  });

  it('[CALL-X] let several studios add up, and count the others as if none were chosen', async () => {
    const all = await games({ category: 'slot_game', facets: true });
    const [first, second, third] = facet(all, 'provider');
    const two = await games({ category: 'slot_game', provider: `${first?.value},${second?.value}`, facets: true });
    expect(two.total).toBe((first?.games ?? 0) + (second?.games ?? 0));
    expect(facet(two, 'provider').find(({ value }) => value === third?.value)?.games).toBe(third?.games);
    expect(facet(two, 'volatility').reduce((sum, { games: count }) => sum + count, 0)).toBe(two.total);
  });

  it('[CALL-X] let tags narrow one another', async () => {
    const popular = await games({ category: 'slot_game', tag: 'popular', facets: true });
    const both = await games({ category: 'slot_game', tag: 'popular,new' });
    expect(facet(popular, 'tag').find(({ value }) => value === 'new')?.games ?? 0).toBe(both.total);
    expect(both.total).toBeLessThan(popular.total);
  });

  it('[CALL-X] name studios in words', async () => {
    const [first] = facet(await games({ category: 'slot_game', facets: true }), 'provider');
    expect(first?.label).toMatch(/^[A-Z][a-z]/);
  });
});

describe('a staged category', () => {
  it.each([0, 1, 60, 5000])('has %i games', async (count) => {
    await stage(count);
    expect((await games({ category: 'slot_game' })).total).toBe(count);
  });

  it('[CAT-7] returns every one of 5,000 games a code, a name and a picture of its own', async () => {
    await stage(5000);
    const pages = await Promise.all(
      Array.from({ length: 50 }, (_, index) => games({ category: 'slot_game', page: index + 1, pageSize: 100 })),
    );
    const all = pages.flatMap((page) => page.games);
    for (const field of ['image', 'name'] as const)
      expect(new Set(all.map((game) => `${game.providerCode} ${game[field]}`)).size).toBe(5000);
    const picture = await sandbox.app.inject({ url: all.at(-1)?.image ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('can begin with a name of 80 characters and a picture that is missing', async () => {
    await stage(12, ['long-name', 'missing-picture']);
    const [long, missing] = (await games({ category: 'slot_game' })).games;
    expect(long?.name).toHaveLength(80);
    expect((await sandbox.app.inject({ url: missing?.image ?? '' })).statusCode).toBe(404);
  });

  it('can have pictures in WebP, in the size that is asked for, and none of a game nobody knows', async () => {
    await sandbox.steer({
      categories: [{ domain: harbor.domain, category: 'slot_game', games: 2000, pictures: 'webp' }],
    });
    const image = (await games({ category: 'slot_game', page: 20, pageSize: 100 })).games[0]?.image ?? '';
    expect(image).toMatch(/\.webp\?w=300&h=400&/);
    const address = image.replace('w=300&h=400', 'w=150&h=200');
    const picture = await sandbox.app.inject({ url: address, headers: { 'accept-encoding': 'br' } });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 150, height: 200 });
    const again = await sandbox.app.inject({
      url: address,
      headers: { 'if-none-match': String(picture.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await sandbox.app.inject({ url: '/api/art/games/flat/TIDEWELL/no-such-game.webp' })).statusCode).toBe(404);
    // Other categories are drawn as ever.
    expect((await games({ category: 'fishing' })).games[0]?.image).toMatch(/\.svg\?/);
  });

  it('is as before after a reset, and other categories are as ever', async () => {
    const before = await games({ category: 'fishing' });
    await stage(0);
    expect((await games({ category: 'fishing' })).total).toBe(before.total);
    await sandbox.steer({ reset: true });
    expect((await games({ category: 'slot_game' })).total).toBeGreaterThan(1000);
  });
});

describe('providers', () => {
  it('[CAT-3] are counted as control says, down to none', async () => {
    await sandbox.steer({ providerCount: {} });
    const none = await visit.client.call('startup', {});
    expect(none.ok && none.value.providerCount).toEqual({});
    await sandbox.steer({ providerCount: null });
    const all = await visit.client.call('startup', {});
    expect(all.ok && Object.keys(all.value.providerCount).length).toBe(12);
  });

  it('[CAT-5] each name the category in which they have most games', async () => {
    const answer = await visit.client.call('providers', {});
    expect(
      answer.ok && answer.value.filter(({ games: count, category }) => count > 0 && category === undefined),
    ).toEqual([]);
  });
});
