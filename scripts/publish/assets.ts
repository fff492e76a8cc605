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
 * the one that stood. With `isFull` everything that is at hand is written once more, and a list that cannot be read
 * counts as none.
 */
export async function publishAssets(
  writing: Writing,
  store: Store,
  dist: string,
  before: ObjectName | undefined,
  isFull = false,
): Promise<ObjectName | undefined> {
  const id = await newestBuild(dist);
  if (id === undefined && !isFull) return before;
  const listed = before === undefined ? [] : await buildsOf(store, before, isFull);
  if (listed[0]?.id === id && !isFull) return before;
  const newest = id === undefined ? [] : [{ id, files: await writtenFiles(writing, dist, id) }];
  const builds = [...newest, ...listed.filter((build) => build.id !== id)].slice(0, keptBuilds);
  if (builds.length === 0) return undefined;
  return writing.object(jsonBytes({ builds } satisfies AssetList), 'application/json');
}

async function buildsOf(store: Store, list: ObjectName, isFull: boolean): Promise<AssetList['builds']> {
  try {
    return (await readJson<AssetList>(store, list)).builds;
  } catch (error) {
    if (isFull) return [];
    throw error;
  }
}

async function writtenFiles(writing: Writing, dist: string, id: string): Promise<Readonly<Record<string, ObjectName>>> {
  const names = JSON.parse(await readFile(join(dist, 'code', id, 'assets.json'), 'utf8')) as readonly string[];
  const files: Record<string, ObjectName> = {};
  for (const name of names) files[name] = await writing.object(await readFile(join(dist, 'assets', name)));
  return files;
}
