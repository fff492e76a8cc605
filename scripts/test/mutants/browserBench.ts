import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { mutantVariable, noMutant } from './mutant';
import type { Level } from './results';
import { field, list, parseReport, text } from '../reportValue';
import { readPlaywrightReport } from '../playwrightReport';
import { runCommand } from '../runCommand';

/** A server of a copy's build. */
export interface CopyServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `npm start` in a copy on a free port, with a mutant on; it builds the code first where that has changed. Null
 * where it ends by itself.
 */
export async function serveCopy(root: string, mutant: string): Promise<CopyServer | null> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', [mutantVariable]: mutant },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let said = '';
  const port = await Promise.race([
    new Promise<number>((resolve) => {
      server.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        if (said.includes('Demo players:')) resolve(Number(/\.localhost:(\d+)\//.exec(said)?.[1]));
      });
    }),
    ended.then(() => null),
  ]);
  if (port === null) return null;
  return {
    port,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Turns a mutant on in the built files for browsers; returns what turns it off. Compressed copies, which would be
 * served instead, are set aside.
 */
export function turnOn(root: string, mutant: string): () => void {
  const assets = join(root, 'dist/assets');
  const undo: (() => void)[] = [];
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const path = join(assets, name);
    const built = readFileSync(path, 'utf8');
    if (!built.includes(noMutant)) continue;
    writeFileSync(path, built.replaceAll(noMutant, mutant));
    const packed = ['.br', '.gz'].map((ending) => path + ending).filter((file) => existsSync(file));
    for (const file of packed) renameSync(file, `${file}.aside`);
    undo.push(() => {
      writeFileSync(path, built);
      for (const file of packed) renameSync(`${file}.aside`, file);
    });
  }
  return () => undo.forEach((step) => step());
}

export interface BrowserAnswer {
  readonly passed: number;
  /** Tests that failed, with their file. */
  readonly failures: readonly string[];
  /** Why Playwright could not run at all. */
  readonly crash?: string;
}

/** What a level tells the browser tests: the gate samples by its fixed seed, the nightly visits every site. */
function drawsOf(root: string, level: Level): Readonly<Record<string, string>> {
  const file = join(root, 'tests/seed');
  return level === 'nightly' ? {} : { E2E_SEED: existsSync(file) ? readFileSync(file, 'utf8').trim() : '1' };
}

/** Runs browser tests of a copy against its server, to the first failure. The one place that knows how. */
export async function runBrowserTests(
  root: string,
  {
    tests,
    title,
    port,
    level,
  }: {
    readonly tests: readonly string[];
    readonly title?: string | undefined;
    readonly port: number;
    readonly level: Level;
  },
): Promise<BrowserAnswer> {
  const report = join(root, '.cache-playwright.json');
  rmSync(report, { force: true });
  const grep = title === undefined ? [] : ['--grep', title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  const args = ['test', ...tests, ...grep, '--max-failures=1', '--retries=0', '--reporter=json'];
  const env = { ...drawsOf(root, level), E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { status } = await runCommand(root, { program: 'playwright', args, env, timeout: 1_200_000 }, 'keep');
  const written = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  const { passed, failures } = readPlaywrightReport(written);
  const errors = list(parseReport(written), 'errors').map((error) => text(error, 'message'));
  if (written === undefined || (failures.length > 0 && errors.length > 0 && !hasFailedTest(written))) {
    return { passed: 0, failures: [], crash: errors[0] ?? `Playwright ended with ${status} and no report.` };
  }
  return { passed, failures };
}

function hasFailedTest(report: string): boolean {
  const unexpected = field(field(parseReport(report), 'stats'), 'unexpected');
  return typeof unexpected === 'number' && unexpected > 0;
}
