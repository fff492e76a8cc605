import type { Command } from '../runCommand';

/** A part of the nightly run: a command, and how its result is read. */
export interface Part {
  readonly name: string;
  /** What it shows, for docs/quality.md. */
  readonly what: string;
  /** About how long it takes on two cores, for shards of like length. */
  readonly minutes: number;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /**
   * Reports of the runners, or the last line `N passed, N failed` of what it prints; without such a line, its exit
   * status.
   */
  readonly read: 'vitest' | 'playwright' | 'lines';
  /** A variable that names the program, for what not every machine has; without it the part is skipped. */
  readonly programFrom?: string;
}

const vitest = (
  name: string,
  what: string,
  minutes: number,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Part => ({
  name,
  what,
  minutes,
  program: 'vitest',
  args: ['run', ...args],
  env,
  read: 'vitest',
});

/** All of a project of the browser tests, in pieces, so that a shard or a broken run repeats little. */
const browser = (project: string, what: string, pieces: number, minutes: number): readonly Part[] =>
  Array.from({ length: pieces }, (_, index) => ({
    name: pieces === 1 ? project : `${project} ${index + 1} of ${pieces}`,
    what,
    minutes,
    program: 'playwright',
    args: ['test', '--project', project, ...(pieces === 1 ? [] : ['--shard', `${index + 1}/${pieces}`])],
    env: { E2E_MOTION: '1' },
    read: 'playwright' as const,
  }));

const bench = (name: string, what: string, minutes: number): Part => ({
  name: `bench ${name}`,
  what,
  minutes,
  program: 'tsx',
  args: ['scripts/bench.ts', name],
  read: 'lines',
});

const unitOn = (version: number): Part => ({
  ...vitest(`unit, Node ${version}`, `every unit test on Node ${version}`, 6, []),
  program: 'node',
  args: ['node_modules/vitest/vitest.mjs', 'run'],
  programFrom: `NODE_${version}`,
});

/** Everything, as data. `seed` decides what is sampled and shuffled. */
export function partsOf(seed: number): readonly Part[] {
  return [
    {
      name: 'checks',
      what: 'every step of `npm run check`',
      minutes: 4,
      program: 'tsx',
      args: ['scripts/check.ts'],
      read: 'lines',
    },
    {
      name: 'tsc',
      what: 'types by the compiler itself',
      minutes: 3,
      program: 'tsc',
      args: ['--noEmit', '-p', '.'],
      read: 'lines',
    },
    {
      name: 'eslint with types',
      what: 'the rules of oxlint by ESLint',
      minutes: 6,
      program: 'eslint',
      args: ['.', '--max-warnings', '0'],
      env: { LINT_TYPES: '1' },
      read: 'lines',
    },
    vitest('unit, shuffled', 'every unit test, files and tests in another order', 6, [
      '--sequence.shuffle',
      `--sequence.seed=${seed}`,
    ]),
    unitOn(22),
    unitOn(24),
    vitest('new parts', 'what `npm run new-widget` and the like write passes every check', 12, [
      '--project',
      'nightly',
    ]),
    vitest('server', 'every test that asks a server, with nginx, Varnish and a platform that fails', 10, [
      '--project',
      'server',
      '--no-file-parallelism',
    ]),
    vitest(
      'mutations',
      '10,000 changes of sound configurations',
      20,
      ['tests/mutations', '--disable-console-intercept'],
      { MUTATIONS: '10000' },
    ),
    vitest(
      'mixed languages',
      'every page of every site in each of its languages, for words of another',
      40,
      ['tests/mixedLanguages'],
      { MIXED_SHARE: '1' },
    ),
    vitest('money', '500 sampled runs of the wallet over HTTP', 15, ['tests/money'], { MONEY_RUNS: '500' }),
    ...browser('e2e', 'browser tests on every site, in every language and window', 4, 15),
    ...browser('faults', 'every call × every fault', 2, 15),
    ...browser('matrix', 'every route × site × role × window', 8, 15),
    ...browser('nightly', 'preview, longer words, every page walked by Tab, ten languages read on phones', 6, 25),
    {
      name: 'gallery',
      what: 'every template drawn',
      minutes: 15,
      program: 'tsx',
      args: ['tests/gallery/run.ts', '--all'],
      read: 'lines',
    },
    bench('config', 'validation against `JSON.parse` and Ajv', 5),
    bench('diff', 'the difference of two states of all sites', 3),
    bench('history', 'a page of a long history against a short one', 3),
    bench('lobby', 'lists of 5,000 games', 10),
    bench('paint', 'first and largest paint of six templates against the page with no script', 20),
    bench('route', 'a change of the route against React and its router alone', 10),
    bench('size', 'weight of every widget and template', 5),
    {
      name: 'mutants',
      what: 'small faults of the product, each caught',
      minutes: 60,
      program: 'npm',
      args: ['run', '-s', 'test:mutants'],
      read: 'lines',
    },
  ];
}

/** The command of a part for a run of the seed. */
export function commandOf({ program, args, env = {}, read }: Part, seed: number, report: string): Command {
  const reporting: Readonly<Record<Part['read'], readonly string[]>> = {
    vitest: ['--allowOnly=false', '--retry=0', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--retries=0', '--reporter=list,json'],
    lines: [],
  };
  const own: Readonly<Record<string, string>> = read === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {};
  return {
    program,
    args: [...args, ...reporting[read]],
    env: { DRAW_SEED: String(seed), ...env, ...own },
    timeout: 4 * 60 * 60_000,
  };
}

/** The parts of shard `index` (from 1) of `count`: the longest ones first, each to the shard that has least to do. */
export function shardOf(parts: readonly Part[], index: number, count: number): readonly Part[] {
  const loads = Array.from({ length: count }, (_, shard) => ({
    shard: shard + 1,
    minutes: 0,
    names: new Set<string>(),
  }));
  for (const part of parts.toSorted((one, other) => other.minutes - one.minutes)) {
    const least = loads.reduce((best, load) => (load.minutes < best.minutes ? load : best));
    least.minutes += part.minutes;
    least.names.add(part.name);
  }
  return parts.filter(({ name }) => loads[index - 1]?.names.has(name));
}

/** What to type to see one failure of a part again. */
export function repeatOf({ program, args, env = {}, read }: Part, seed: number, failure: string): string {
  const variables = Object.entries({ DRAW_SEED: String(seed), ...env }).map(([name, value]) => `${name}=${value}`);
  const call =
    program === 'npm' ? ['npm', ...args] : program === 'node' ? ['node', ...args] : ['npx', program, ...args];
  const [file = '', ...rest] = failure.split(' › ');
  if (read === 'vitest' && /\.test\.tsx?$/.test(file)) {
    const shuffle = args.filter((argument) => argument.startsWith('--sequence'));
    return [...variables, ...(program === 'node' ? call : ['npx vitest run']), file, ...shuffle].join(' ');
  }
  const project = args[args.indexOf('--project') + 1] ?? '';
  // Titles end where the reason begins.
  const title = (rest.at(-1) ?? '').split(': ', 1)[0] ?? '';
  if (read === 'playwright' && title !== '')
    return [...variables, 'npx playwright test --project', project, '--grep', `'${quoted(title)}'`].join(' ');
  return [...variables, ...call].join(' ');
}

/** A text as a regular expression that a shell keeps as it is. */
function quoted(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.');
}
