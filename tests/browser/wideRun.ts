import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findChromium, thisMachine } from '../../scripts/test/chromium';
import { Refusal } from '../../scripts/options/refusal';
import { drawSeed } from '../../scripts/test/drawSeed';
import { lastLine, withStatus } from '../../scripts/test/outcome';
import { readPlaywrightReport } from '../../scripts/test/playwrightReport';
import { runCommand } from '../../scripts/test/runCommand';

export const root = resolve(import.meta.dirname, '../..');

const hour = 3_600_000;

interface WideRun {
  readonly project: 'faults' | 'matrix';
  /** Tests whose title holds this; all of them without. */
  readonly only: string | undefined;
  readonly workers: number;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Runs a project of the browser tests by itself, writes what it found to `.cache/test/<project>.json`, and ends with a
 * status that says it.
 */
export async function runWide({ project, only, workers, env }: WideRun): Promise<void> {
  const folder = join(root, '.cache/test');
  const report = join(folder, `${project}-playwright.json`);
  await mkdir(folder, { recursive: true });
  await rm(report, { force: true });
  const args = [
    'test',
    '--project',
    project,
    '--workers',
    String(workers),
    '--reporter=list,json',
    ...(only === undefined ? [] : ['--grep', escaped(only)]),
  ];
  const all = { ...env, CHROMIUM_PATH: await findChromium(thisMachine(root)), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { status } = await runCommand(root, { program: 'playwright', args, env: all, timeout: 12 * hour }, 'show');
  const outcome = withStatus(
    readPlaywrightReport(await readFile(report, 'utf8').catch(() => undefined)),
    'Playwright',
    status,
  );
  await writeFile(join(folder, `${project}.json`), JSON.stringify(outcome));
  for (const failure of outcome.failures) console.log(`✗ ${failure}`);
  console.log(lastLine(outcome));
  process.exitCode = outcome.failed > 0 ? 1 : 0;
}

/**
 * What a run samples, and says how to sample the same again; undefined for a run of all. Throws a refusal for a seed
 * without a share.
 */
export function sampleOf(
  script: string,
  share: number | undefined,
  seed: number | undefined,
): { readonly share: string; readonly seed: string } | undefined {
  if (share === undefined && seed !== undefined)
    throw new Refusal('--seed samples the test cases of a share, so it counts only beside --share. Name a share.');
  if (share === undefined) return undefined;
  const drawn = seed ?? drawSeed(root);
  console.log(`The same again: npm run ${script} -- --share ${share} --seed ${drawn}`);
  return { share: String(share), seed: String(drawn) };
}

/** Words as a pattern that means just them. */
function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
