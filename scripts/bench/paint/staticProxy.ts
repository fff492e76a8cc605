import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { encode } from '../../build/compress';

/** A site behind a second address on 127.0.0.1. */
export interface Proxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** What a proxy answers that the server does not have. */
export interface OwnAnswers {
  /** Scripts by their paths. Documents then have no policy: a page that is written by hand needs none. */
  readonly scripts: Readonly<Record<string, string>>;
}

/**
 * Passes on what the server on `port` answers, changing documents by `change` and packing them as the server does; a
 * proxy that changes nothing is the control of the others. Both cost a request the same way.
 */
export async function proxyOf(port: number, change: (html: string) => string, own?: OwnAnswers): Promise<Proxy> {
  const server = createServer((asked, answer) => {
    const script = own && Object.hasOwn(own.scripts, asked.url ?? '') ? own.scripts[asked.url ?? ''] : undefined;
    if (script !== undefined) {
      void encode(Buffer.from(script), 8).then(({ br, identity }) => {
        answer.writeHead(200, { 'content-type': 'text/javascript', ...(br ? { 'content-encoding': 'br' } : {}) });
        answer.end(br ?? identity);
      });
      return;
    }
    // The site is known by its name, whatever the port.
    const host = (asked.headers.host ?? '').replace(/:\d+$/, '');
    const passed = request(
      { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers: { ...asked.headers, host } },
      (given) => {
        void answerOf(given, change).then(({ headers, body }) => {
          const { 'content-security-policy': policy, ...others } = given.headers;
          answer.writeHead(given.statusCode ?? 502, {
            ...(own ? others : { ...others, 'content-security-policy': String(policy ?? '') }),
            ...headers,
          });
          answer.end(body);
        });
      },
    );
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerOf(
  given: IncomingMessage,
  change: (html: string) => string,
): Promise<{ readonly headers: Record<string, string>; readonly body: Buffer }> {
  const chunks: Buffer[] = [];
  for await (const chunk of given) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const isPacked = given.headers['content-encoding'] === 'br';
  if (!String(given.headers['content-type']).startsWith('text/html') || !isPacked)
    return { headers: { 'content-length': String(body.length) }, body };
  const { br, identity } = await encode(Buffer.from(change(brotliDecompressSync(body).toString())), 8);
  const packed = br ?? identity;
  return {
    headers: { 'content-length': String(packed.length), ...(br ? {} : { 'content-encoding': 'identity' }) },
    body: packed,
  };
}

/** The page that somebody would have written by hand: the same elements and styles, and nothing that runs. */
export function withoutScripts(html: string): string {
  const parts = html.split('</script>');
  const plain = parts
    .map((part, index) =>
      index < parts.length - 1 && part.includes('<script') ? part.slice(0, part.indexOf('<script')) : part,
    )
    .join('');
  return plain.replace(/<link\b[^<>]*>/g, (link) => (/\brel="(?:modulepreload|expect)"/.test(link) ? '' : link));
}
