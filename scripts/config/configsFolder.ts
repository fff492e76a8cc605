import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';

/** What `--help` says of the option `--configs`. */
export const configsHelp = 'a folder of configuration: sites/, or site-configs/ with or without templates/ beside it';

/**
 * Reads the option `--configs`, from the folder that the command was given in. Returns a folder that holds
 * `site-configs/`: the named one, or for one that holds `sites/` itself a folder of this process that leads to it.
 * Throws what commander tells in one line for a folder that holds neither.
 */
export function configsFolder(text: string): string {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), text);
  if (!existsSync(folder)) throw new InvalidArgumentError(`There is no folder ${folder}.`);
  if (existsSync(join(folder, 'site-configs/sites'))) return folder;
  if (!existsSync(join(folder, 'sites')))
    throw new InvalidArgumentError(`${folder} has no folder "sites". Name the folder that holds "sites/".`);
  const root = mkdtempSync(join(tmpdir(), 'livery-configs-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  symlinkSync(folder, join(root, 'site-configs'));
  return root;
}
