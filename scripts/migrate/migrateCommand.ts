import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ScriptCommand } from '../options/scriptCommand';
import { configsHelp } from '../config/configsFolder';
import { decoded } from '../config/decoded';
import { listFiles } from '../config/listFiles';
import { ownTerminal, type Terminal } from '../config/terminal';
import { migrateFile, type Migration } from './migrateFile';

interface Options {
  readonly root: string;
  readonly configs?: string;
  readonly dry?: boolean;
}

/**
 * `npm run migrate [-- --dry] [--configs <folder>] [paths]`: rewrites the files of older versions and says each one
 * with what changed (CARD-5). Exit status 1 where a file could not be migrated; the others are written all the same.
 * Files are named from the folder `from`. Nothing is written where a folder or a path holds no configuration file.
 */
export function migrateCommand(
  args: readonly string[],
  { say, complain }: Terminal = ownTerminal,
  from = process.cwd(),
): number {
  const program = new ScriptCommand('npm run migrate --')
    .description('Brings configuration files of older versions to the newest one. Comments and the order of keys stay.')
    .argument('[paths...]', 'only files below these paths')
    .option('--dry', 'say what would be written, and write nothing')
    .option('--configs <folder>', configsHelp)
    .option('--root <folder>', 'project root', from)
    .parse(args, { from: 'user' });
  const { root, configs, dry = false } = program.opts<Options>();
  const outside = process.env['INIT_CWD'] ?? from;
  const found = configs === undefined ? filesIn(root) : filesOutside(resolve(outside, configs));
  const below = program.args.map((path) => resolve(configs === undefined ? root : outside, path));
  const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}${sep}`);
  const lost = below.filter((folder) => !found.some(({ path }) => isBelow(path, folder)));
  const empty = found.length > 0 ? lost : [resolve(outside, configs ?? root)];
  for (const path of empty)
    complain(
      existsSync(path)
        ? `There is no configuration file in ${path}. Name one, or a folder that holds some.`
        : `There is no ${path}. Name a configuration file, or a folder that holds some.`,
    );
  if (empty.length > 0) {
    complain('Nothing was migrated.');
    return 1;
  }
  const results = found
    .filter(({ path }) => below.length === 0 || below.some((folder) => isBelow(path, folder)))
    .flatMap(({ file, path }) => {
      const migration = guarded(file, path);
      return migration === undefined ? [] : [{ path, migration }];
    });
  let refused = 0;
  for (const { path, migration } of results) {
    const shown = relative(from, path);
    if ('refusal' in migration) {
      refused += 1;
      complain(`${shown}: ${migration.refusal}`);
      continue;
    }
    if (!dry) writeFileSync(path, migration.text);
    say(`${shown}: version ${migration.from} to ${migration.to}: ${migration.names.join('; ')}.`);
  }
  const migrated = results.length - refused;
  const verb = dry ? 'would be rewritten' : 'rewritten';
  say(migrated === 0 ? 'No file is of an older version.' : `${migrated} ${migrated === 1 ? 'file' : 'files'} ${verb}.`);
  return refused > 0 ? 1 : 0;
}

/** What becomes of a file, or the refusal that it cannot be read: the others are migrated all the same. */
function guarded(file: string, path: string): Migration | undefined {
  try {
    const text = decoded(readFileSync(path));
    return typeof text === 'string' ? migrateFile(file, text) : { refusal: text.message };
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    return { refusal: `it cannot be read (${code}).` };
  }
}

interface Named {
  /** Path from a project root, by which its kind is known. */
  readonly file: string;
  readonly path: string;
}

function filesIn(root: string): readonly Named[] {
  return [...listFiles(root, 'site-configs').files, ...listFiles(root, 'templates').files]
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, path: join(root, file) }));
}

/** Files of a folder that holds what `site-configs/` does, or that folder itself and maybe `templates/`. */
function filesOutside(folder: string): readonly Named[] {
  const listed = listFiles(folder, '.').files.map((file) => file.replace(/^\.\//, ''));
  const isWhole = existsSync(join(folder, 'site-configs'));
  return listed
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      file: isWhole ? file : `site-configs/${file}`,
      path: join(folder, file),
    }));
}
