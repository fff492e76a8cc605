import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocaleCode } from '../../engine/config/compiled';
import { serveBuild } from './serving';

/** The fields of a site's file that copies change. */
export interface CopiedSite {
  readonly theme: { readonly code: string; readonly color: string };
  readonly locales: { readonly default: LocaleCode; readonly enabled: readonly LocaleCode[] };
  readonly pages?: Readonly<Record<string, unknown>>;
}

/** The built application on a copy of the configurations. */
export interface CopiedSites {
  /** Where the copied configurations lie. */
  readonly folder: string;
  readonly port: number;
  /** Writes a site's file again; the server that runs applies it. */
  readonly change: (domain: string, next: (site: CopiedSite) => CopiedSite) => Promise<void>;
  /** What the server has said since the last change: why it refused one, for example. */
  readonly said: () => string;
  /** Ends the server, and settles with its status. */
  readonly close: () => Promise<number | null>;
}

/**
 * Copies the configurations of a project into a folder of their own, changes sites, and serves them on a free port; the
 * code is the project's.
 */
export async function copySites(
  root: string,
  changes: Readonly<Record<string, (site: CopiedSite) => CopiedSite>> = {},
): Promise<CopiedSites> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-copy-'));
  await cp(join(root, 'site-configs'), join(folder, 'site-configs'), { recursive: true });
  for (const name of ['templates', 'widgets', 'engine', 'schemas']) await symlink(join(root, name), join(folder, name));
  const write: CopiedSites['change'] = async (domain, next) => {
    const file = join(folder, 'site-configs/sites', domain, 'site.json');
    await writeFile(file, JSON.stringify(next(JSON.parse(await readFile(file, 'utf8')) as CopiedSite)));
  };
  for (const [domain, next] of Object.entries(changes)) await write(domain, next);

  const { port, said, stop } = await serveBuild(root, ['--configs', folder, '--dist', join(root, 'dist')]);
  let before = 0;
  return {
    folder,
    port,
    change: (domain, next) => {
      before = said().length;
      return write(domain, next);
    },
    said: () => said().slice(before).trim(),
    close: async () => {
      const status = await stop();
      await rm(folder, { recursive: true, force: true });
      return status;
    },
  };
}
