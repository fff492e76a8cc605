import { expect, it } from 'vitest';
import type { CompiledLocale } from '../../engine/config/compiled';
import { contentRequest } from '../../engine/stores/contentRequest';
import { withFallbackGames } from './fallbackGames';

const en: CompiledLocale = { code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' };
const game = (name: string) => ({ providerCode: 'P', gameCode: name, name, type: 'SLOTS', image: `/${name}.svg` });
const fallback = { hot: [game('a'), game('b'), game('c')], featured: [], popular: [game('d')], new: [] };
const hot = contentRequest('games', { list: 'hot', pageSize: 2 });

it.each([
  ['fails', undefined],
  ['is empty', { games: [], total: 0, page: 1, pageSize: 2 }],
])('[CAT-6] the built-in games stand in where a list %s', async (_, answer) => {
  const read = withFallbackGames(() => Promise.resolve(answer), fallback);
  expect(await read(hot, en)).toEqual({ games: [game('a'), game('b')], total: 3, page: 1, pageSize: 2 });
});

it('[CAT-6] the answer of the API stands where it has games, and for everything that is no list', async () => {
  const answer = { games: [game('x')], total: 1, page: 1, pageSize: 2 };
  expect(await withFallbackGames(() => Promise.resolve(answer), fallback)(hot, en)).toBe(answer);
  const failing = withFallbackGames(() => Promise.resolve(undefined), fallback);
  expect(await failing(contentRequest('games', { category: 'crash' }), en)).toBeUndefined();
  expect(await failing(contentRequest('slides', {}), en)).toBeUndefined();
});

it('[CAT-6] the built-in games are one page: a later one of a list that failed is not filled with them', async () => {
  const read = withFallbackGames(() => Promise.resolve(undefined), fallback);
  expect(await read(contentRequest('games', { list: 'hot', pageSize: 2, page: 2 }), en)).toBeUndefined();
  expect(await read(contentRequest('games', { list: 'hot', pageSize: 2, page: 1 }), en)).toMatchObject({ total: 3 });
});
