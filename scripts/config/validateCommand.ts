import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Command, Option } from 'commander';
import { adviceProblems } from '../../engine/config/advice';
import { hasErrors } from '../../engine/config/compileConfigs';
import { unknownWord } from '../../engine/config/nearest';
import { formatProblem, sortProblems, type Problem } from '../../engine/config/problem';
import { validateConfigs } from '../../engine/config/validateConfigs';
import { changedProblems } from './changedProblems';
import { outsideProject } from './outsideFolder';
import { problemPrinters, type ProblemFormat } from './printProblems';
import { readConfigInput } from './readConfigs';
import { ownTerminal, type Terminal } from './terminal';
import { onStop } from '../serve/stop';
import { watchConfiguration } from '../serve/watchConfiguration';

const formats = Object.keys(problemPrinters) as ProblemFormat[];

interface Options {
  readonly format: ProblemFormat;
  readonly root: string;
  readonly jurisdiction?: string;
  readonly configs?: string;
  readonly watch?: boolean;
}

/**
 * `npm run validate [-- --format pretty|json|github] [-- --watch] [paths]`: prints every problem; exit status 1 if one
 * is an error, warnings alone leave it 0 (CARD-5). With `--configs <folder>` it looks at a folder of configuration that
 * is kept elsewhere. With `--watch` it looks again at each change and prints what came and what went, until Ctrl+C.
 */
export async function validateCommand(args: readonly string[], terminal: Terminal = ownTerminal): Promise<number> {
  const { complain } = terminal;
  const program = new Command('validate')
    .description('Checks every configuration file; writes nothing.')
    .argument('[paths...]', 'show only problems in files below these paths')
    .addOption(new Option('--format <format>', 'how problems are printed').choices(formats).default('pretty'))
    .option('--jurisdiction <name>', 'hold every site to its rules of responsible play, not only those that claim it')
    .option('--watch', 'look again at each change, and print what came and what went')
    .option(
      '--configs <folder>',
      'a folder of configuration kept elsewhere, with "sites/" in it, in place of the sites here',
    )
    .option('--root <folder>', 'project root', process.cwd())
    .parse(args, { from: 'user' });
  const options = program.opts<Options>();
  if (options.configs !== undefined) return outside(options, options.configs, terminal);
  const below = program.args
    .map((path) => relative(options.root, resolve(options.root, path)).replaceAll(sep, '/'))
    .filter((path) => path !== '');
  const lost = below.filter((path) => !existsSync(join(options.root, path)));
  for (const path of lost)
    complain(`${unknownWord(path, 'a file or folder here', foldersOf(options.root)).message} Nothing was checked.`);
  if (lost.length > 0) return 1;
  let { problems } = print(options, look(options, below), terminal);
  if (options.watch)
    await watching(
      options,
      terminal,
      () => (problems = printChange(problems, look(options, below).problems, terminal)),
    );
  return hasErrors(problems) ? 1 : 0;
}

/** Folders that somebody may want to look at alone. */
function foldersOf(root: string): string[] {
  return readdirSync(join(root, 'site-configs/sites')).map((domain) => `site-configs/sites/${domain}`);
}

/**
 * Validates a folder that is kept elsewhere against this engine; its files are named from the folder the command was
 * given in.
 */
function outside(options: Options, folder: string, terminal: Terminal): number {
  const place = outsideProject(options.root, resolve(process.env['INIT_CWD'] ?? process.cwd(), folder));
  if ('missing' in place) {
    terminal.complain(place.missing);
    return 1;
  }
  const project = place;
  try {
    const { problems, files } = look({ ...options, root: project.root }, []);
    print(
      options,
      {
        problems: problems.map(project.named),
        files: new Map([...files].map(([file, text]) => [project.nameOf(file), text])),
      },
      terminal,
    );
    return hasErrors(problems) ? 1 : 0;
  } finally {
    project.remove();
  }
}

interface Look {
  readonly problems: readonly Problem[];
  readonly files: ReadonlyMap<string, string>;
}

function look({ root, jurisdiction }: Options, below: readonly string[]): Look {
  const input = readConfigInput(root);
  const found = validateConfigs(input, jurisdiction);
  const advice = adviceProblems(input, Date.now());
  const problems = sortProblems([...found, ...advice]).filter(
    ({ file }) => below.length === 0 || below.some((path) => file === path || file.startsWith(`${path}/`)),
  );
  return { problems, files: input.files };
}

function print({ format }: Options, seen: Look, { say }: Terminal): Look {
  const text = problemPrinters[format](seen.problems, seen.files);
  if (text !== '') say(text);
  return seen;
}

/** Prints what differs from the look before, and returns the new one. */
function printChange(before: readonly Problem[], after: readonly Problem[], { say }: Terminal): readonly Problem[] {
  const { fresh, gone } = changedProblems(before, after);
  for (const problem of gone) say(`mended  ${formatProblem(problem)}`);
  for (const problem of fresh) say(`${problem.severity.padEnd(7)} ${formatProblem(problem)}`);
  if (fresh.length + gone.length > 0) say(after.length === 0 ? 'No problems.' : `${after.length} left.`);
  return after;
}

/** Calls `again` after each change below the root's configuration, until the process is told to stop. */
async function watching({ root }: Options, { say }: Terminal, again: () => void): Promise<void> {
  const watch = await watchConfiguration(root, again);
  say('Looking for changes. Stop with Ctrl+C.');
  await new Promise<void>((resolve) => {
    onStop(async () => {
      await watch.close();
      resolve();
    });
  });
}
