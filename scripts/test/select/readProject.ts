import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runCommand';
import { readModuleGraph } from './moduleGraph';
import type { KnownSite, Project } from './selectFor';

const minute = 60_000;

/** The project as selection sees it: every file that git knows or would add. */
export async function readProject(root: string): Promise<Project> {
  const listed = await git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']);
  return {
    graph: readModuleGraph(
      root,
      listed.filter((file) => existsSync(join(root, file))),
    ),
    sites: knownSites(root),
  };
}

/**
 * Files that differ from a git ref, also such as are gone or that git does not know yet. Rejects where there is no such
 * ref.
 */
export async function changedSince(root: string, ref: string): Promise<readonly string[]> {
  const changed = await git(root, ['diff', '--name-only', '--no-renames', '-z', ref, '--']);
  const added = await git(root, ['ls-files', '-z', '--others', '--exclude-standard']);
  return [...new Set([...changed, ...added])];
}

async function git(root: string, args: readonly string[]): Promise<readonly string[]> {
  const { status, output } = await runCommand(root, { program: 'git', args, timeout: minute }, 'keep');
  if (status !== '0') throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
  return output.split('\0').filter((file) => file !== '');
}

interface SiteFile {
  readonly extends?: string;
  readonly theme?: { readonly code?: string };
}

function knownSites(root: string): readonly KnownSite[] {
  const configs = join(root, 'site-configs');
  const read = (path: string): unknown => JSON.parse(readFileSync(join(configs, path), 'utf8'));
  const { themes } = read('platform/themes.json') as {
    readonly themes: Readonly<Record<string, { readonly template: string }>>;
  };
  return readdirSync(join(configs, 'sites')).map((domain) => {
    const own = read(`sites/${domain}/site.json`) as SiteFile;
    const family = own.extends === undefined ? {} : (read(`families/${own.extends}.json`) as SiteFile);
    const code = own.theme?.code ?? family.theme?.code ?? '';
    return { domain, template: themes[code]?.template ?? '', family: own.extends };
  });
}
