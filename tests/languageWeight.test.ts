import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { messageSlice } from '../engine';
import { localeCodes } from '../engine/config/compiled';
import { readConfiguration } from '../scripts/serve/readConfiguration';
import { registry } from '../widgets';
import { catalogueOf } from './fixtures/renderPage';
import { gateShare } from './gateShare';

/** Most that the texts of a page may weigh, in bytes of brotli. */
const limit = 15_000;

/**
 * The best that brotli makes of a text is worked out only where a quick pass leaves it too large: that costs many times
 * more.
 */
function bytesOf(text: string): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  return quick <= limit ? quick : brotliCompressSync(text).length;
}

describe('the texts of a page', () => {
  it('weigh at most 15 kB in each of the ten languages, on the pages of every demo site that say the most', async () => {
    const { bundles } = await readConfiguration(join(import.meta.dirname, '..'));
    const weights = localeCodes.flatMap((code) =>
      gateShare(bundles, 0.2, ({ site }) => site.domain).map(({ site, pages }) => {
        const texts = Object.entries(pages).map(
          ([name, page]) =>
            [
              name,
              JSON.stringify(messageSlice(catalogueOf(code), site, page, (type) => registry.get(type)?.texts ?? [])),
            ] as const,
        );
        const [name, longest] = texts.reduce((most, each) => (each[1].length > most[1].length ? each : most));
        return { page: `${site.domain} ${code} ${name}`, bytes: bytesOf(longest) };
      }),
    );
    expect(weights.length).toBeGreaterThanOrEqual(localeCodes.length);
    expect(Math.min(...weights.map(({ bytes }) => bytes))).toBeGreaterThan(500);
    expect(weights.filter(({ bytes }) => bytes > limit)).toEqual([]);
  });
});
