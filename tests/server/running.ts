import { resolve } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { serveBuild, type RunningServer } from '../../scripts/test/serving';
import { ask, type HttpAnswer } from '../e2e/sites';

export const root = resolve(import.meta.dirname, '../..');

/**
 * A test that the merge gate, which sets `E2E_SEED`, leaves to the nightly: it starts servers of its own, and what it
 * holds is seldom touched.
 */
export const nightlyIt = it.skipIf((process.env['E2E_SEED'] ?? '') !== '');

/** A server that runs during the tests of a file. */
export interface TestServer {
  readonly port: () => number;
  /** Asks it by a host; redirects are not followed. */
  readonly ask: (host: string, path: string, headers?: Readonly<Record<string, string>>) => Promise<HttpAnswer>;
}

/**
 * Starts `npm start` before the tests of the file, after what `prepare` does, and ends it after them. It builds the
 * code if that has changed. Where nothing is to be prepared, a server that `E2E_PORT` names is taken as it is.
 */
export function runServer(prepare?: () => Promise<unknown>): TestServer {
  const shared = prepare === undefined ? Number(process.env['E2E_PORT'] ?? 0) : 0;
  let server: RunningServer | undefined;
  const port = () => server?.port ?? shared;
  beforeAll(async () => {
    if (shared !== 0) return;
    await prepare?.();
    server = await serveBuild(root);
  }, 600_000);
  afterAll(async () => {
    await server?.stop();
  });
  return { port, ask: (host, path, headers = {}) => ask(host, path, headers, port()) };
}
