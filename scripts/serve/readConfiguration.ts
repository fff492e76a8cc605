import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBundles } from '../config/readConfigs';
import type { Configuration } from './liveConfiguration';

/** Reads and compiles everything below a project root, with the folders that claim to be sites. */
export async function readConfiguration(root: string): Promise<Configuration> {
  const { bundles, problems } = loadBundles(root);
  const entries = await readdir(join(root, 'site-configs', 'sites'), { withFileTypes: true });
  return { bundles: [...bundles.values()], problems, folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name) };
}
