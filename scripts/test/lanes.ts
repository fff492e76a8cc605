import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runSteps } from '../check/runSteps';
import { steps } from '../check/steps';
import { findChromium, thisMachine } from './chromium';
import { drawSeed } from './drawSeed';
import { freePort } from './freePort';
import { crashed, withStatus, type Outcome } from './outcome';
import { readPlaywrightReport } from './playwrightReport';
import { runCommand } from './runCommand';
import { readVitestReport } from './vitestReport';

/** A part of the test run. It never rejects for a test that failed. */
export interface Lane {
  readonly name: string;
  readonly run: (root: string) => Promise<readonly Outcome[]>;
}

const minute = 60_000;

export const lanes: readonly Lane[] = [
  { name: 'checks', run: (root) => runSteps(root, steps, 2) },
  { name: 'unit', run: async (root) => [await unit(root)] },
  { name: 'e2e', run: browser },
  { name: 'faults', run: async (root) => [await sampled(root, 'faults', 0.15)] },
  { name: 'matrix', run: async (root) => [await sampled(root, 'matrix', 0.03)] },
];

async function unit(root: string): Promise<Outcome> {
  const report = await freshReport(root, 'vitest.json');
  const args = ['run', '--allowOnly=false', '--retry=0', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await runCommand(root, { program: 'vitest', args, timeout: 20 * minute }, 'show');
  return withStatus(readVitestReport(await readIfThere(report), root), 'vitest', status);
}

async function browser(root: string): Promise<readonly Outcome[]> {
  const chromium = await findChromium(thisMachine(root));
  console.log(`Chromium: ${chromium}`);
  const build = { program: 'tsx', args: ['scripts/build.ts'], timeout: 20 * minute };
  const built = await runSteps(root, [{ name: 'build', remedy: 'Mend what `npm run build` says.', command: build }], 1);
  const report = await freshReport(root, 'playwright.json');
  const seed = process.env['E2E_SEED'] ?? String(drawSeed(root));
  const env = { E2E_SEED: seed, CHROMIUM_PATH: chromium, E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { status } = await runCommand(root, { program: 'playwright', args: ['test', '--reporter=list,json'], env, timeout: 60 * minute }, 'show');
  return [...built, withStatus(readPlaywrightReport(await readIfThere(report)), 'Playwright', status)];
}

/**
 * So many cells of a wide run, drawn anew each time; it prints the seed that draws them again. All of them: `npm run test:faults` (calls ×
 * faults), `npm run test:matrix` (routes × templates × roles).
 */
async function sampled(root: string, name: 'faults' | 'matrix', share: number): Promise<Outcome> {
  const report = await freshReport(root, `${name}.json`);
  const args = [`tests/${name}/run.ts`, '--share', String(share)];
  const { status } = await runCommand(root, { program: 'tsx', args, timeout: 25 * minute }, 'show');
  const text = await readIfThere(report);
  return withStatus(text === undefined ? crashed(`tests/${name}/run.ts wrote no report: it crashed, see above.`) : (JSON.parse(text) as Outcome), name, status);
}

/** Runs a lane; whatever goes wrong with the lane itself is one failed, so that the lanes after it still run. */
export async function runLane(root: string, { name, run }: Lane): Promise<readonly Outcome[]> {
  console.log(`\n── ${name}`);
  try {
    return await run(root);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(reason);
    return [crashed(`${name}: ${reason}`)];
  }
}

/** Where a runner writes its report; a report of an earlier run is removed, so that it can't be taken for this one's. */
async function freshReport(root: string, name: string): Promise<string> {
  const folder = join(root, '.cache', 'test');
  await mkdir(folder, { recursive: true });
  await rm(join(folder, name), { force: true });
  return join(folder, name);
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
