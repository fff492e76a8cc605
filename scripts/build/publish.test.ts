import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CompiledBundle, CompiledLocale } from '../../engine/config/compiled';
import { contentKey, contentRequest } from '../../engine/stores/contentRequest';
import type { PrerenderKit } from '../prerender/kit';
import { releaseId } from '../prerender/release';
import { fingerprintOf } from './fingerprint';
import { publish, snapshotsOf } from './publish';
import { selectionName } from './selection';

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

it('[CARD-5] a build goes on with the other sites where one cannot be written, and names that one', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'livery-publish-'));
  const bundles = ['broken.example', 'sound.example'].map(
    (domain) => ({ site: { domain }, pages: {}, modals: {} }) as unknown as CompiledBundle,
  );
  const selection = {};
  const siteRoot = (domain: string) => join(dist, 'configs', domain);
  const publication = {
    bundles,
    code: 'code',
    kit: () => Promise.resolve({ prerender: {} } as unknown as PrerenderKit),
    dist,
    siteRoot,
    api: () => Promise.reject(new Error('Nobody asks.')),
    content: 'none',
    isMoving: false,
    selection,
  };
  const stamp = {
    release: releaseId(bundles[1] ?? expect.unreachable(), { id: 'code' }),
    content: 'none',
    selection: selectionName(selection),
    brand: await fingerprintOf(siteRoot('sound.example'), ['brand']),
    files: {},
    styles: {},
  };
  try {
    await mkdir(join(dist, '.cache/sites'), { recursive: true });
    await writeFile(join(dist, '.cache/sites/sound.example.json'), JSON.stringify(stamp));
    expect(await publish(publication)).toEqual([
      { domain: 'broken.example', files: 0, failure: expect.stringContaining('createContentReader') as string },
      { domain: 'sound.example', files: 0 },
    ]);
    expect(JSON.parse(await readFile(join(dist, 'builds/latest.json'), 'utf8'))).toEqual({
      id: 'code',
      sites: ['sound.example'],
    });
    const noCode = { ...publication, kit: () => Promise.reject(new Error('The code is not there.')) };
    await expect(publish(noCode)).rejects.toThrow('The code is not there.');
  } finally {
    await rm(dist, { recursive: true });
  }
});
