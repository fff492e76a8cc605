import { expect, it } from 'vitest';
import type { Capability } from '../config/capabilities';
import { layoutDefaults } from './layoutState';
import { testSite } from '../../tests/fixtures/site';
import { createPageClient } from './pageClient';

const wireGame = (code: string) => ({ provider_code: 'ALPHA', game_code: code, game_name: code, game_type: 'SLOTS' });
const game = (code: string, image: string) => ({
  providerCode: 'ALPHA',
  gameCode: code,
  name: code,
  type: 'SLOTS',
  image,
});
const own = '/api/product/games';
const spec = '/api/product/get_hot_games';
const ofOwn = (codes: readonly string[]) => ({
  statusCode: 1,
  value: {
    games: codes.map((code) => ({ ...wireGame(code), game_image: '/own.svg', players: 7 })),
    total: codes.length,
    page: 1,
    page_size: 24,
  },
});
const ofSpec = (codes: readonly string[]) => ({ statusCode: 1, value: codes.map(wireGame) });
const fallback = { hot: [game('built-in', '/game.svg#2')], popular: [], new: [], featured: [] };

interface World {
  readonly offers?: readonly Capability[];
  readonly answers: Readonly<Record<string, unknown>>;
  readonly providerCount?: Readonly<Record<string, number>>;
}

function setUp({ offers, answers, providerCount = {} }: World) {
  const asked: string[] = [];
  const site = testSite(offers ? { offers } : {});
  const client = createPageClient({
    environment: {
      fetch: (url) => {
        asked.push(url);
        const body = url === '/fallback-games.json' ? fallback : answers[url];
        return Promise.resolve(new Response(JSON.stringify(body ?? {}), { status: body === undefined ? 404 : 200 }));
      },
      setTimeout: (run) => Number(setTimeout(run, 0)),
      clearTimeout,
      report: () => undefined,
      log: () => undefined,
    },
    site,
    layoutStore: { layout: { ...layoutDefaults(site), providerCount }, update: () => undefined },
  });
  return { client, asked };
}

it.each<[string, World, readonly string[], object]>([
  [
    'our own call, where it is offered and has games',
    { answers: { [own]: ofOwn(['a']), [spec]: ofSpec(['b']) } },
    [own],
    { games: [{ ...game('a', '/own.svg'), players: 7 }], total: 1 },
  ],
  [
    'get_hot_games, where our own is not offered',
    { offers: [], answers: { [own]: ofOwn(['a']), [spec]: ofSpec(['b']) } },
    [spec],
    { games: [game('b', '/game.svg#1')], total: 1 },
  ],
  [
    'get_hot_games, where our own is not there',
    { answers: { [spec]: ofSpec(['b']) } },
    [own, spec],
    { games: [game('b', '/game.svg#1')] },
  ],
  [
    'get_hot_games, where our own is empty',
    { answers: { [own]: ofOwn([]), [spec]: ofSpec(['b']) } },
    [own, spec],
    { games: [game('b', '/game.svg#1')] },
  ],
  [
    'the fallback games as the site has them, where the call fails',
    { offers: [], answers: {}, providerCount: { slot_game: 3 } },
    [spec, '/fallback-games.json'],
    { games: [game('built-in', '/game.svg#2')], total: 1, isFallback: true },
  ],
  [
    'the fallback games, where the list is empty',
    { offers: [], answers: { [spec]: ofSpec([]) }, providerCount: { slot_game: 3 } },
    [spec, '/fallback-games.json'],
    { games: [game('built-in', '/game.svg#2')], isFallback: true },
  ],
  [
    'nothing, where start-up counts no provider of slots',
    { offers: [], answers: { [spec]: ofSpec([]) }, providerCount: { casino: 2 } },
    [spec],
    { games: [] },
  ],
])('[CAT-6] [CALL-SITE-2] fills a list with %s', async (_, world, calls, value) => {
  const { client, asked } = setUp(world);
  const result = await client.call('games', { list: 'hot', pageSize: 12, facets: true });
  expect({ result, asked }).toMatchObject({ result: { ok: true, value }, asked: calls });
  expect(result.ok && result.value.games.length).toBe((value as { games: unknown[] }).games.length);
});

it('[CALL-SITE-2] returns the pages of what get_hot_games answers', async () => {
  const { client } = setUp({ offers: [], answers: { [spec]: ofSpec(['a', 'b', 'c']) } });
  const result = await client.call('games', { list: 'new', page: 2, pageSize: 2 });
  expect(result).toMatchObject({ ok: true, value: { games: [{ gameCode: 'c' }], total: 3, page: 2, pageSize: 2 } });
});

it('[CALL-X] a call that the platform does not offer never leaves, nor does a choice among games', async () => {
  const { client, asked } = setUp({ offers: ['cashier'], answers: {} });
  const missing = { ok: false, failure: { isMissing: true } };
  expect(await client.call('lobby', {})).toMatchObject(missing);
  expect(await client.call('games', { category: 'slot_game' })).toMatchObject(missing);
  expect(await client.call('games', { list: 'hot', search: 'koi' })).toMatchObject(missing);
  expect(asked).toEqual([]);
});
