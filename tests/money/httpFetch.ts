import { request } from 'node:http';
import type { Environment } from '../../engine/environment';

/** `fetch` over real HTTP to an origin, for pages in jsdom, whose abort signals Node's own `fetch` does not take. */
export function httpFetch(origin: string): Environment['fetch'] {
  return (path, init) =>
    new Promise((resolve, reject) => {
      const headers = init.headers as Readonly<Record<string, string>>;
      const call = request(new URL(path, origin), { method: init.method ?? 'GET', headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 0 })));
      });
      call.on('error', reject);
      init.signal?.addEventListener('abort', () => call.destroy(new Error('The page gave up.')), { once: true });
      call.end(init.body);
    });
}
