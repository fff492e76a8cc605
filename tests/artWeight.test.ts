import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { everyRow } from './fixtures/everyRow';

const root = join(import.meta.dirname, '..');
const pictures = ['site-configs', 'templates', 'widgets'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.svg') ? [join(folder, file)] : [],
  ),
);
/** As a browser receives it. */
const maximumBytes = 12_000;

describe('drawn pictures', () => {
  it('are there', () => {
    expect(pictures.length).toBeGreaterThan(100);
  });

  it('are at most 12 kB on their way', () =>
    everyRow(
      pictures,
      (path) => path,
      (path) => expect(bytesOnTheWay(readFileSync(join(root, path)))).toBeLessThanOrEqual(maximumBytes),
    ));
});

/**
 * The best that brotli makes of a picture is worked out only where a quick pass leaves it too large: that costs a
 * hundred times more.
 */
function bytesOnTheWay(picture: Buffer): number {
  if (picture.byteLength <= maximumBytes) return picture.byteLength;
  const quick = brotliCompressSync(picture, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
  return quick <= maximumBytes ? quick : brotliCompressSync(picture).byteLength;
}
