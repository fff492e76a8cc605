import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { readConfigInput } from '../config/readConfigs';
import type { Configuration } from './liveConfiguration';

/** What the thread is asked for: a look at a project, without the sites that took too long. */
export interface LookOrder {
  readonly root: string;
  /** Folders of sites to leave out. */
  readonly without: readonly string[];
  /** Name of the environment that the sites are connected by. */
  readonly environment?: string | undefined;
}

/** What the thread answers: each file it comes to, and at the end what it made of all. */
export type LookAnswer = { readonly file: string } | { readonly made: Configuration } | { readonly failed: string };

/** Reads and compiles everything below a project root. */
export function look({ root, without, environment }: LookOrder, onFile?: (file: string) => void): Configuration {
  const heard = onFile === undefined ? {} : { onFile };
  const { bundles, problems } = compileConfigs({ ...readConfigInput(root, { ...heard, without, environment }), ...heard });
  const entries = readdirSync(join(root, 'site-configs', 'sites'), { withFileTypes: true });
  return { bundles: [...bundles.values()], problems, folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name) };
}

/** Answers each order of the thread that started this one. `onFile` is told of each file first. */
export function answerLooks(onFile: (file: string) => void = () => undefined): void {
  parentPort?.on('message', (order: LookOrder) => {
    const answer = (message: LookAnswer) => parentPort?.postMessage(message);
    try {
      const made = look(order, (file) => {
        answer({ file });
        onFile(file);
      });
      answer({ made });
    } catch (error) {
      answer({ failed: String(error) });
    }
  });
}

if (!isMainThread && (workerData as { readonly entry?: string } | null)?.entry === import.meta.url) answerLooks();
