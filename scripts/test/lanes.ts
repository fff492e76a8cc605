import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runStep } from '../check/runSteps';
import { narrowed, steps } from '../check/steps';
import { findChromium, thisMachine } from './chromium';
import { withStatus, type Outcome } from './outcome';
import { readPlaywrightReport } from './playwrightReport';
import { runCommand } from './runCommand';
import type { Task } from './schedule';
import type { Selection } from './select/selectFor';
import { serveBuild, type RunningServer } from './serving';
import { readVitestReport } from './vitestReport';

export const laneNames = ['checks', 'build', 'unit', 'browser'] as const;
export type LaneName = (typeof laneNames)[number];

/** A task of the merge gate, and the lane that its outcome counts for. */
export interface LaneTask extends Task {
  readonly lane: LaneName;
}

export interface Gate {
  readonly root: string;
  /** Decides what is sampled. */
  readonly seed: number;
  readonly selection: Selection;
  readonly server: SharedServer;
}

/** The server that all tests of a run ask which change nothing of it. It starts when the first of them needs it. */
export interface SharedServer {
  readonly port: () => Promise<number>;
  /** Ends it, if it ever started. */
  readonly stop: () => Promise<void>;
}

/** `npm start` in `root`, for a whole run: a page that a test has asked for is there for the next. */
export function sharedServer(root: string): SharedServer {
  let started: Promise<RunningServer> | undefined;
  return {
    port: async () => (await (started ??= serveBuild(root))).port,
    stop: async () => {
      const server = await started?.catch(() => undefined);
      await server?.stop();
    },
  };
}

const minute = 60_000;

/**
 * What the merge gate runs, in the order in which cores are given away: lint and the build of the code first, because
 * they take longest and use one core each, then what asks the server, which uses one core, too; unit tests begin beside
 * the last of the checks, browser tests have the machine for themselves.
 */
export function laneTasks(gate: Gate): readonly LaneTask[] {
  const [lint, ...others] = narrowed(steps, gate.selection);
  const check = (step: NonNullable<typeof lint>): LaneTask => ({
    lane: 'checks',
    name: step.name,
    cores: 1,
    run: () => runStep(gate.root, step),
  });
  const { unit, browser } = gate.selection;
  return [
    ...(lint ? [check(lint)] : []),
    ...(browser.length > 0
      ? [{ lane: 'build' as const, name: 'build', cores: 1, run: () => runStep(gate.root, buildStep) }]
      : []),
    ...(browser.length > 0
      ? [{ lane: 'browser' as const, name: 'server', cores: 1, after: ['build'], run: () => runServer(gate) }]
      : []),
    ...others.map(check),
    ...(unit.length > 0
      ? [{ lane: 'unit' as const, name: 'unit', cores: 2, leastCores: 1, run: () => runUnit(gate) }]
      : []),
    ...(browser === 'all' || browser.some(opensPages)
      ? [{ lane: 'browser' as const, name: 'browser', cores: 2, after: ['build'], run: () => runBrowser(gate) }]
      : []),
  ];
}

const buildStep = {
  name: 'build',
  fix: 'Mend what `npm run build` says.',
  command: { program: 'tsx', args: ['scripts/test/buildCode.ts'], timeout: 20 * minute },
};

async function runUnit({ root, seed, selection }: Gate): Promise<Outcome> {
  return runVitest(root, seed, 'vitest.json', selection.unit === 'all' ? [] : selection.unit);
}

/**
 * What asks a server that runs and needs no browser; one file after the other. Files that need a server of another kind
 * start their own.
 */
async function runServer({ root, seed, server }: Gate): Promise<Outcome> {
  const env = { E2E_PORT: String(await server.port()) };
  return runVitest(root, seed, 'server.json', ['--project', 'server', '--no-file-parallelism'], env);
}

async function runVitest(
  root: string,
  seed: number,
  file: string,
  chosen: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const report = await freshReport(root, file);
  const args = [
    'run',
    ...chosen,
    '--allowOnly=false',
    '--retry=0',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = await runCommand(
    root,
    {
      program: 'vitest',
      args,
      env: { DRAW_SEED: String(seed), E2E_SEED: String(seed), ...more },
      timeout: 20 * minute,
    },
    'show',
  );
  return withStatus(readVitestReport(await readIfThere(report), root), 'vitest', status);
}

/** Whether a test of the browser lane opens a page; the others ask the server. */
const opensPages = (file: string) => file.endsWith('.e2e.ts');

async function runBrowser({ root, seed, selection, server }: Gate): Promise<Outcome> {
  const chromium = await findChromium(thisMachine(root));
  console.log(`Chromium: ${chromium}`);
  const report = await freshReport(root, 'playwright.json');
  const files = selection.browser === 'all' ? [] : selection.browser.filter(opensPages);
  const env = {
    DRAW_SEED: String(seed),
    E2E_SEED: String(seed),
    E2E_SITES: selection.sites === 'all' ? '' : selection.sites.join(),
    E2E_PORT: String(await server.port()),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const args = ['test', ...files, '--retries=0', '--reporter=list,json'];
  const { status } = await runCommand(root, { program: 'playwright', args, env, timeout: 60 * minute }, 'show');
  return withStatus(readPlaywrightReport(await readIfThere(report)), 'Playwright', status);
}

/**
 * Where a runner writes its report; a report of an earlier run is removed, so that it can't be taken for this one's.
 */
export async function freshReport(root: string, name: string): Promise<string> {
  const folder = join(root, '.cache', 'test');
  await mkdir(folder, { recursive: true });
  await rm(join(folder, name), { force: true });
  return join(folder, name);
}

/** The text of a file; undefined where it cannot be read. */
export async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
