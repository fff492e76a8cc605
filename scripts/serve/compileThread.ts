import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CompiledBundle } from '../../engine/config/compiled';
import { problemOfFile, sortProblems, type Problem } from '../../engine/config/problem';
import type { Configuration } from './liveConfiguration';
import type { LookAnswer, LookOrder } from './looks';

/** A thread that reads and compiles, so that no file can keep the server from answering. */
export interface CompileThread {
  /** A look at the whole configuration. Rejects where no site can be told apart as the one to blame. */
  readonly read: () => Promise<Configuration>;
  /** A site in another theme than its own; undefined where there is none. */
  readonly inTheme: (domain: string, code: string) => Promise<CompiledBundle | undefined>;
  readonly close: () => Promise<void>;
}

export interface CompileThreadOptions {
  /** The project's folder. */
  readonly root: string;
  /** Name of the environment that the sites are connected by. */
  readonly environment?: string | undefined;
  /** The longest that one file may take, in ms. */
  readonly limitMs?: number;
  /** The module that the thread runs. */
  readonly entry?: string;
}

const defaultLimitMs = 10_000;
/** The code itself has to be loaded first. */
const startMs = 120_000;
const mostMegabytes = 1024;

/**
 * Makes the thread. A site that takes longer than the limit, or more memory than there is, is left out until one of its
 * files changes, and what it does is a problem of the file that was being looked at; the others are compiled (CARD-3,
 * CARD-5).
 */
export function createCompileThread({
  root,
  environment,
  limitMs = defaultLimitMs,
  entry = new URL('./looks.ts', import.meta.url).href,
}: CompileThreadOptions): CompileThread {
  let worker: Worker | undefined;
  const stuck = new Map<string, { readonly problem: Problem; readonly state: string }>();

  const ask = async (): Promise<Configuration> => {
    for (const [domain, { state }] of stuck) if (stateOf(root, domain) !== state) stuck.delete(domain);
    worker ??= startWorker(entry);
    const outcome = await answerOf(worker, { root, without: [...stuck.keys()], environment }, limitMs);
    if ('made' in outcome) {
      const { bundles, problems, folders } = outcome.made;
      return {
        bundles,
        folders,
        problems: sortProblems([...problems, ...[...stuck.values()].map(({ problem }) => problem)]),
      };
    }
    if ('failed' in outcome) throw new Error(outcome.failed);
    await worker.terminate();
    worker = undefined;
    const domain = /^site-configs\/sites\/([^/]+)\//.exec(outcome.file)?.[1];
    if (domain === undefined || stuck.has(domain)) throw new Error(`${outcome.file || 'The code'} ${outcome.reason}.`);
    const message = `The file ${outcome.reason}, so it was left out. Take out what was changed last.`;
    stuck.set(domain, { problem: problemOfFile(outcome.file, 'file-slow', message), state: stateOf(root, domain) });
    return ask();
  };

  const inTheme = async (domain: string, code: string): Promise<CompiledBundle | undefined> => {
    if (stuck.has(domain)) return undefined;
    worker ??= startWorker(entry);
    const outcome = await answerOf(worker, { root, without: [], environment, inTheme: { domain, code } }, limitMs);
    if ('made' in outcome) return outcome.made.bundles[0];
    if ('failed' in outcome) return undefined;
    await worker.terminate();
    worker = undefined;
    return undefined;
  };
  // The thread does one thing at a time.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  return {
    read: () => inTurn(ask),
    inTheme: (domain, code) => inTurn(() => inTheme(domain, code)),
    close: async () => {
      await worker?.terminate();
    },
  };
}

function startWorker(entry: string): Worker {
  return new Worker(new URL('./typescriptWorker.mjs', import.meta.url), {
    workerData: { entry },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
}

type Outcome =
  | Extract<LookAnswer, { readonly made: unknown } | { readonly failed: string }>
  | { readonly file: string; readonly reason: string };

/** The answer to an order, or the file at which none came. */
function answerOf(worker: Worker, order: LookOrder, limitMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let file = '';
    const late = () => finish({ file, reason: `took longer than ${limitMs / 1000} s` });
    let timer = setTimeout(late, startMs);
    const onMessage = (answer: LookAnswer) => {
      if (!('file' in answer)) {
        finish(answer);
        return;
      }
      file = answer.file;
      clearTimeout(timer);
      timer = setTimeout(late, limitMs);
    };
    const onError = (error: unknown) => finish({ file, reason: `ended the thread that compiles (${String(error)})` });
    const onExit = () => finish({ file, reason: 'ended the thread that compiles' });
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      // An idle thread does not keep the process alive.
      worker.unref();
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(outcome);
    };
    worker.ref();
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(order);
  });
}

/** Names and times of a site's files: another word once one of them has changed. */
function stateOf(root: string, domain: string): string {
  const folder = join(root, 'site-configs/sites', domain);
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    return files.map((file) => `${file} ${statSync(join(folder, file)).mtimeMs}`).join('\n');
  } catch {
    return '';
  }
}
