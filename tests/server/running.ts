import { resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { serveBuild, type RunningServer } from '../../scripts/test/serving';
import { ask, type HttpAnswer } from '../e2e/sites';

export const root = resolve(import.meta.dirname, '../..');

/** A server that runs during the tests of a file. */
export interface TestServer {
  readonly port: () => number;
  /** Asks it by a host; redirects are not followed. */
  readonly ask: (host: string, path: string, headers?: Readonly<Record<string, string>>) => Promise<HttpAnswer>;
}

/** Starts `npm start` before the tests of the file, after what `prepare` does, and ends it after them. It builds the code if that has changed. */
export function runServer(prepare: () => Promise<unknown> = () => Promise.resolve()): TestServer {
  let server: RunningServer | undefined;
  const port = () => server?.port ?? 0;
  beforeAll(async () => {
    await prepare();
    server = await serveBuild(root);
  }, 600_000);
  afterAll(async () => {
    await server?.stop();
  });
  return { port, ask: (host, path, headers = {}) => ask(host, path, headers, port()) };
}
