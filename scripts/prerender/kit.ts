import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFiles } from '../build/buildCode';
import { chunkMapFile, type ChunkMap } from '../build/chunkMap';

/** What `prerender.tsx` exports, as its build does. */
export type Prerender = typeof import('../../prerender');

/** A code build, loaded: all that is needed to render any site. */
export interface PrerenderKit {
  /** Names the state of the code. */
  readonly id: string;
  readonly chunks: ChunkMap;
  /** Texts of the built style sheets by address. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly boot: string;
  readonly prerender: Prerender;
}

/** Loads the code build that stands in `dist`. */
export async function loadKit(dist: string, id: string): Promise<PrerenderKit> {
  // React chooses its production build by this, when the module is loaded.
  process.env['NODE_ENV'] = 'production';
  const assets = join(dist, builtFiles.assets);
  const names = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(names.map(async (name) => [`/assets/${name}`, await readFile(join(assets, name), 'utf8')] as const));
  const prerender: unknown = await import(pathToFileURL(join(dist, builtFiles.server)).href);
  return {
    id,
    chunks: JSON.parse(await readFile(join(dist, chunkMapFile), 'utf8')) as ChunkMap,
    sheets: new Map(sheets),
    boot: await readFile(join(dist, builtFiles.boot), 'utf8'),
    prerender: prerender as Prerender,
  };
}
