import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, type SandboxSite } from '../../scripts/sandbox';

/** The embedded platform on a port, that can be told to fail or to be slow. */
export interface TestPlatform {
  readonly origin: string;
  mode: 'well' | 'fails' | 'silent';
  asked: number;
  readonly close: () => Promise<void>;
}

/** Starts it for sites. */
export async function startPlatform(sites: () => readonly SandboxSite[]): Promise<TestPlatform> {
  const sandbox = await createSandbox({ seed: 'livery', sites: sites() });
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const inner = (sandbox.server.address() as AddressInfo).port;
  const state: { mode: TestPlatform['mode']; asked: number } = { mode: 'well', asked: 0 };
  const front: Server = createServer((request, response) => {
    state.asked += 1;
    if (state.mode === 'silent') return;
    if (state.mode === 'fails') {
      response.writeHead(500).end('{}');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { host: _, ...headers } = request.headers as Record<string, string>;
      delete headers['connection'];
      delete headers['transfer-encoding'];
      void fetch(`http://127.0.0.1:${inner}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      }).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => front.once('listening', done));
  return {
    origin: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    get mode() {
      return state.mode;
    },
    set mode(mode) {
      state.mode = mode;
    },
    get asked() {
      return state.asked;
    },
    set asked(asked) {
      state.asked = asked;
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
      await sandbox.close();
    },
  };
}
