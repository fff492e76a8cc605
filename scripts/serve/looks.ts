import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bySite, compileConfigs } from '../../engine/config/compileConfigs';
import { compileInTheme } from '../../engine/config/otherThemes';
import { loadPlatform } from '../../engine/config/platform';
import { readConfigInput } from '../config/readConfigs';
import type { Configuration } from './liveConfiguration';

/** What the thread is asked for: a look at a project, without the sites that took too long. */
export interface LookOrder {
  readonly root: string;
  /** Folders of sites to leave out. */
  readonly without: readonly string[];
  /** Name of the environment that the sites are connected by. */
  readonly environment?: string | undefined;
  /** One site alone, in another theme than its own. */
  readonly inTheme?: { readonly domain: string; readonly code: string };
}

/** What the thread answers: each file it comes to, and at the end what it made of all. */
export type LookAnswer = { readonly file: string } | { readonly made: Configuration } | { readonly failed: string };

/** Reads and compiles everything below a project root. */
export function look(
  { root, without, environment, inTheme }: LookOrder,
  onFile?: (file: string) => void,
): Configuration {
  const heard = onFile === undefined ? {} : { onFile };
  if (inTheme !== undefined) {
    const { shared, sites } = bySite({
      ...readConfigInput(root, { ...heard, only: [inTheme.domain], environment }),
      ...heard,
    });
    const bundles = sites.flatMap((site) => compileInTheme(loadPlatform(shared), site, inTheme.code) ?? []);
    return { bundles, problems: [], folders: [inTheme.domain] };
  }
  const { bundles, problems } = compileConfigs({
    ...readConfigInput(root, { ...heard, without, environment }),
    ...heard,
  });
  const entries = readdirSync(join(root, 'site-configs', 'sites'), { withFileTypes: true });
  return {
    bundles: [...bundles.values()],
    problems,
    // A link in the place of a folder is an error, and its site keeps running.
    folders: entries.filter((entry) => entry.isDirectory() || entry.isSymbolicLink()).map(({ name }) => name),
  };
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
