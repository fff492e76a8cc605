import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Problem } from '../../engine/config/problem';

/** A project of this engine with the configuration of a folder that is kept elsewhere. */
export interface OutsideProject {
  readonly root: string;
  /** The name of a file from the folder that the command was given in, where it is one of the folder's. */
  readonly nameOf: (file: string) => string;
  /** A problem with its file named so. */
  readonly named: (problem: Problem) => Problem;
  readonly remove: () => void;
}

/**
 * Lays a folder of configuration (`sites/<domain>/…`, and if wanted `families/`, `pages/`, `platform/`…, or a folder
 * that holds them as `site-configs/`) over the engine's own shared layers, in a temporary project without the engine's
 * sites. The caller removes the project. Where there is no such folder, returns the message about it.
 */
export function outsideProject(engine: string, folder: string): OutsideProject | { readonly missing: string } {
  if (!existsSync(folder)) return { missing: `There is no folder ${folder}. Name the folder that holds "sites/".` };
  const configs = existsSync(join(folder, 'site-configs')) ? join(folder, 'site-configs') : folder;
  if (!existsSync(join(configs, 'sites')))
    return { missing: `${folder} has no folder "sites". Name the folder that holds "sites/".` };
  const root = mkdtempSync(join(tmpdir(), 'livery-outside-'));
  for (const part of ['widgets', 'engine', 'schemas', 'templates'])
    symlinkSync(resolve(engine, part), join(root, part));
  const own = resolve(engine, 'site-configs');
  cpSync(own, join(root, 'site-configs'), { recursive: true, filter: (path) => !path.startsWith(join(own, 'sites')) });
  for (const part of ['sites', 'families', 'pages', 'modals', 'forms', 'environments', 'platform']) {
    if (existsSync(join(configs, part)))
      cpSync(join(configs, part), join(root, 'site-configs', part), { recursive: true });
  }
  const nameOf = (file: string) => {
    const outside = join(configs, file.replace(/^site-configs\//, ''));
    return file.startsWith('site-configs/') && existsSync(outside)
      ? relative(process.env['INIT_CWD'] ?? process.cwd(), outside)
      : file;
  };
  return {
    root,
    nameOf,
    named: (problem) => ({ ...problem, file: nameOf(problem.file) }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
