import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeBuildAt } from '../../scripts/build/buildCode';
import type { ChunkMap } from '../../scripts/build/builtChunks';

export const dist = join(import.meta.dirname, '../../dist');
export const kilobyte = 1000;

/**
 * The chunks of the build that a page was served by, found by its entry, because an earlier build may stand beside it.
 */
export async function chunksBehind(html: string): Promise<ChunkMap> {
  const maps = await Promise.all(
    (await readdir(join(dist, 'code'))).map((id) =>
      readFile(codeBuildAt(dist, id).chunks, 'utf8').then(
        (text) => JSON.parse(text) as ChunkMap,
        () => undefined,
      ),
    ),
  );
  const map = maps.find(
    (candidate) =>
      candidate &&
      Object.values(candidate.entries).some((entry) => html.includes(`<script type="module" src="/${entry}">`)),
  );
  if (!map) throw new Error('The server runs on a build that no longer stands in dist/code.');
  return map;
}

/** Bytes of a hashed file as it is sent. */
export async function brotliSize(name: string): Promise<number> {
  return (await readFile(join(dist, 'assets', `${name}.br`)).catch(() => readFile(join(dist, 'assets', name)))).length;
}
