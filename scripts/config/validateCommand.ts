import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Option } from 'commander';
import { projectRoot } from '../options/readers';
import { ScriptCommand } from '../options/scriptCommand';
import { adviceProblems } from '../../engine/config/advice';
import { unknownWord } from '../../engine/config/nearest';
import { formatProblem, hasErrors, sortProblems, type Problem } from '../../engine/config/problem';
import { validateConfigs } from '../../engine/config/validateConfigs';
import { changedProblems } from './changedProblems';
import { configsFolder, configsHelp } from './configsFolder';
import { outsideNames } from './outsideFolder';
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
  const program = new ScriptCommand('npm run validate --')
    .description('Checks every configuration file; writes nothing.')
    .argument('[paths...]', 'show only problems in files below these paths')
    .addOption(new Option('--format <format>', 'how problems are printed').choices(formats).default('pretty'))
    .option('--jurisdiction <name>', 'hold every site to its rules of responsible play, not only those that claim it')
    .option('--watch', 'look again at each change, and print what came and what went')
    .option('--configs <folder>', configsHelp, configsFolder)
    .option('--root <folder>', 'project root', projectRoot, process.cwd())
    .parse(args, { from: 'user' });
  const options = program.opts<Options>();
  const clash = clashOf(options, program.args);
  if (clash !== undefined) return refused([clash], terminal);
  if (options.configs !== undefined) return outside(options, options.configs, terminal);
  const below = program.args
    .map((path) => relative(options.root, resolve(options.root, path)).replaceAll(sep, '/'))
    .filter((path) => path !== '');
  const lost = below.filter((path) => !existsSync(join(options.root, path)));
  if (lost.length > 0)
    return refused(
      lost.map((path) => unknownWord(path, 'a file or folder here', foldersOf(options.root)).message),
      terminal,
    );
  const first = look(options, below);
  const unknown = unknownOption(first);
  if (unknown.length > 0) return refused(unknown, terminal);
  const empty = below.filter((path) => !first.known.some((file) => isBelow(file, path)));
  if (empty.length > 0) return refused(empty.map(emptyPath), terminal);
  let { problems } = print(options, first, terminal);
  if (options.watch)
    await watching(
      options,
      terminal,
      () => (problems = printChange(problems, look(options, below).problems, terminal)),
    );
  return hasErrors(problems) ? 1 : 0;
}

/** Options of which one would have no effect beside the other. */
function clashOf({ configs, watch, format }: Options, paths: readonly string[]): string | undefined {
  if (configs !== undefined && paths.length > 0)
    return '--configs checks a whole folder, so no path counts beside it. Leave one of the two out.';
  if (configs !== undefined && watch)
    return '--watch looks at the files of this project, so --configs does not count beside it. Leave one of the two out.';
  if (watch && format !== 'pretty')
    return `--watch prints sentences for people, so --format ${format} does not count beside it. Leave one of the two out.`;
  return undefined;
}

function refused(reasons: readonly string[], { complain }: Terminal): number {
  for (const reason of reasons) complain(`${reason} Nothing was checked.`);
  return 1;
}

function emptyPath(path: string): string {
  return path === '..' || path.startsWith('../')
    ? `"${path}" is not in this project. Name a folder that is kept elsewhere by --configs.`
    : `"${path}" holds no configuration file. Name a file or folder below site-configs or templates.`;
}

function isBelow(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
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
  const found = look({ ...options, root: folder }, []);
  const unknown = unknownOption(found);
  if (unknown.length > 0) return refused(unknown, terminal);
  const { problems, files } = found;
  const nameOf = outsideNames(folder);
  const seen = {
    problems: problems.map((problem) => ({ ...problem, file: nameOf(problem.file) })),
    files: new Map([...files].map(([file, text]) => [nameOf(file), text])),
    known: [],
  };
  print(options, seen, terminal);
  return hasErrors(problems) ? 1 : 0;
}

interface Look {
  readonly problems: readonly Problem[];
  readonly files: ReadonlyMap<string, string>;
  /** Every file that was looked at. */
  readonly known: readonly string[];
}

function look({ root, jurisdiction }: Options, below: readonly string[]): Look {
  const input = readConfigInput(root);
  const found = validateConfigs(input, jurisdiction);
  const advice = adviceProblems(input, Date.now());
  const problems = sortProblems([...found, ...advice]).filter(
    (problem) => below.length === 0 || isOfOption(problem) || below.some((path) => isBelow(problem.file, path)),
  );
  return {
    problems,
    files: input.files,
    known: [...input.files.keys(), ...(input.unread ?? new Map()).keys(), ...input.brandFiles],
  };
}

/** The problem of an unknown jurisdiction on the command line. It is of no file, so no path filter leaves it out. */
function isOfOption({ code, path }: Problem): boolean {
  return code === 'jurisdiction-unknown' && path === '';
}

/** What to say of an option that names what there is not. */
function unknownOption({ problems }: Look): string[] {
  return problems.filter(isOfOption).map(({ message }) => `--jurisdiction: ${message}`);
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
