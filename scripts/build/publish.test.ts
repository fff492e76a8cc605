import { expect, it } from 'vitest';
import type { CompiledLocale } from '../../engine/config/compiled';
import { contentKey, contentRequest } from '../../engine/stores/contentRequest';
import { snapshotsOf } from './publish';

const en: CompiledLocale = { code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' };
const game = { providerCode: 'P', gameCode: 'a', name: 'A', type: 'SLOTS', image: '/a.svg' };
const fallbackGames = { hot: [game], featured: [game], popular: [game], new: [game] };
const hot = contentRequest('games', { list: 'hot' });

it.each([
  ['none', {}],
  ['platform https://platform.example', { [contentKey(hot)]: { games: [game], total: 1, page: 1, pageSize: 1 } }],
])(
  '[CAT-6] a build with the content "%s" has fallback games only where somebody was asked for the list',
  async (content, values) => {
    const { snapshot } = snapshotsOf(
      () => Promise.resolve(undefined),
      { site: { timeZone: 'UTC' }, fallbackGames },
      content,
    );
    expect((await snapshot([hot], en)).values).toEqual(values);
  },
);
