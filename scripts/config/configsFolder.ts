import { existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { contentHash } from '../build/contentHash';

const cache = resolve(import.meta.dirname, '../../.cache/configs');

/** What `--help` says of the option `--configs`. */
export const configsHelp = 'a folder of configuration: sites/, or site-configs/ with or without templates/ beside it';

/**
 * Reads the option `--configs`, from the folder that the command was given in. Returns a folder that holds
 * `site-configs/`: the named one, or for one that holds `sites/` itself one in `.cache/configs` that leads to it.
 * Throws what commander tells in one line for a folder that holds neither.
 */
export function configsFolder(text: string): string {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), text);
  if (!existsSync(folder)) throw new InvalidArgumentError(`There is no folder ${folder}.`);
  if (isFolder(join(folder, 'site-configs/sites'))) return folder;
  if (!isFolder(join(folder, 'sites')))
    throw new InvalidArgumentError(`${folder} has no folder "sites". Name the folder that holds "sites/".`);
  // Always the same place for a folder, so that what is kept beside it, such as the state of a publication, lasts.
  const root = join(cache, contentHash(folder));
  mkdirSync(root, { recursive: true });
  const link = join(root, 'site-configs');
  try {
    symlinkSync(folder, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return root;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
