import { readFile } from 'node:fs/promises';
import { Miniflare } from 'miniflare';
import type { EdgeSettings } from '../../scripts/deliver/edgeWorker';
import type { RawAnswer } from './rawRequest';

/** The built worker in the runtime that edges run. */
export interface RunningEdge {
  readonly ask: (method: string, target: string, headers: Readonly<Record<string, string>>) => Promise<RawAnswer>;
  readonly stop: () => Promise<void>;
}

/** Starts the worker of a file. */
export async function startEdge(file: string, settings: EdgeSettings): Promise<RunningEdge> {
  const runtime = new Miniflare({
    modules: true,
    script: await readFile(file, 'utf8'),
    bindings: { ...settings },
    compatibilityDate: '2026-01-01',
    host: '127.0.0.1',
    port: 0,
    // Nothing is asked of the network for it.
    cf: false,
  });
  await runtime.ready;
  return {
    ask: async (method, target, { host = '', ...headers }) => {
      // A host with a port stands behind something that ends TLS.
      const protocol = /:\d+$/.test(host) ? 'http' : 'https';
      const address = target.startsWith('/') ? `${protocol}://${host}${target}` : target.replace(/^http:/, 'https:');
      const answer = await runtime.dispatchFetch(address, { method, headers, redirect: 'manual' });
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      };
    },
    stop: () => runtime.dispose(),
  };
}
