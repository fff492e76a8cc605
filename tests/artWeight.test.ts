import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const pictures = ['site-configs', 'templates', 'widgets'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.svg') ? [join(folder, file)] : [])),
);
/** As a browser receives it. */
const maximumBytes = 12_000;

describe('drawn pictures', () => {
  it('are there', () => {
    expect(pictures.length).toBeGreaterThan(100);
  });

  it.each(pictures)('are at most 12 kB on their way: %s', (path) => {
    expect(brotliCompressSync(readFileSync(join(root, path))).byteLength).toBeLessThanOrEqual(maximumBytes);
  });
});
