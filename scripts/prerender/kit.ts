import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodeBuild } from '../build/buildCode';
import { embedScriptNames, type EmbedScripts } from '../embed/embedDocuments';
import type { ChunkMap } from '../build/builtChunks';
import { prepareStyle, type PreparedStyle } from './criticalStyle';
import { readRules } from './styleRules';

/** What `prerender.tsx` exports, as its build does. */
export type Prerender = typeof import('../../prerender');

/** A code build, loaded: all that is needed to render any site. */
export interface PrerenderKit {
  /** Names the state of the code. */
  readonly id: string;
  readonly chunks: ChunkMap;
  /** The rules of a built style sheet by its address, ready to be chosen from. */
  readonly rulesOf: (address: string) => PreparedStyle;
  /** Texts of the built style sheets by address. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly boot: string;
  /** The script of the service worker. */
  readonly worker: string;
  readonly embed: EmbedScripts;
  readonly prerender: Prerender;
}

/** Loads a finished code build. */
export async function loadKit(code: CodeBuild): Promise<PrerenderKit> {
  // React chooses its production build by this, when the module is loaded.
  process.env['NODE_ENV'] = 'production';
  const chunks = JSON.parse(await readFile(code.chunks, 'utf8')) as ChunkMap;
  const names = [...new Set(Object.values(chunks.chunks).flatMap(({ css }) => css))];
  const sheets = await Promise.all(
    names.map(async (name) => [`/${name}`, await readFile(join(code.assets, basename(name)), 'utf8')] as const),
  );
  const scripts = await Promise.all(
    embedScriptNames.map(async (name) => [name, await readFile(join(code.embed, `${name}.js`), 'utf8')] as const),
  );
  const texts = new Map<string, string>(sheets);
  const prepared = new Map<string, PreparedStyle>();
  const rulesOf = (address: string) => {
    const rules = prepared.get(address) ?? prepareStyle(readRules(texts.get(address) ?? ''));
    prepared.set(address, rules);
    return rules;
  };
  const prerender: unknown = await import(pathToFileURL(code.server).href);
  return {
    id: code.id,
    chunks,
    sheets: texts,
    rulesOf,
    boot: await readFile(code.boot, 'utf8'),
    worker: await readFile(code.worker, 'utf8'),
    embed: Object.fromEntries(scripts) as unknown as EmbedScripts,
    prerender: prerender as Prerender,
  };
}
