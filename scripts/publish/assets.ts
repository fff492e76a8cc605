import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestBuild } from '../store/newestBuild';
import type { ObjectName } from '../store/objects';
import { jsonBytes, readJson, type AssetList } from '../store/release';
import type { Store } from '../store/store';
import type { Writing } from './writing';

/** Pages of so many builds find their files. */
const keptBuilds = 4;

/**
 * Publishes the hashed files of the newest code build below `dist`, so that servers of one build answer for pages of
 * another while the code changes. Returns the object that lists them; where that build is published, or none is there,
 * the one that stood.
 */
export async function publishAssets(
  writing: Writing,
  store: Store,
  dist: string,
  before: ObjectName | undefined,
): Promise<ObjectName | undefined> {
  const id = await newestBuild(dist);
  if (id === undefined) return before;
  const list = before === undefined ? { builds: [] } : await readJson<AssetList>(store, before);
  if (list.builds[0]?.id === id) return before;
  const names = JSON.parse(await readFile(join(dist, 'code', id, 'assets.json'), 'utf8')) as readonly string[];
  const files: Record<string, ObjectName> = {};
  for (const name of names) files[name] = await writing.object(await readFile(join(dist, 'assets', name)));
  const builds = [{ id, files }, ...list.builds.filter((build) => build.id !== id)].slice(0, keptBuilds);
  return writing.object(jsonBytes({ builds } satisfies AssetList), 'application/json');
}
