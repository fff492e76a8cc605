import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { messageSlice } from '../engine';
import { localeCodes } from '../engine/config/compiled';
import { readConfiguration } from '../scripts/serve/readConfiguration';
import { registry } from '../widgets';
import { catalogueOf } from './fixtures/renderPage';

/** Most that the texts of a page may weigh, in bytes of brotli. */
const limit = 15_000;

describe('the texts of a page', () => {
  it('[I18N-1] weigh at most 15 kB in each of the ten languages, on the pages of every demo site that say the most', async () => {
    const { bundles } = await readConfiguration(join(import.meta.dirname, '..'));
    const weights = localeCodes.flatMap((code) =>
      bundles.map(({ site, pages }) => {
        const texts = Object.entries(pages).map(
          ([name, page]) => [name, JSON.stringify(messageSlice(catalogueOf(code), site, page, (type) => registry.get(type)?.texts ?? []))] as const,
        );
        const [name, longest] = texts.reduce((most, each) => (each[1].length > most[1].length ? each : most));
        return { page: `${site.domain} ${code} ${name}`, bytes: brotliCompressSync(longest).length };
      }),
    );
    expect(weights.length).toBeGreaterThanOrEqual(localeCodes.length);
    expect(Math.min(...weights.map(({ bytes }) => bytes))).toBeGreaterThan(500);
    expect(weights.filter(({ bytes }) => bytes > limit)).toEqual([]);
  });
});
