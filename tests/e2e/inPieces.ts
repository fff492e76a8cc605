import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pace } from '../browser/pace';

/** A site behind an address of its own, whose documents arrive as a slow line brings them. */
export interface PiecewiseSite {
  readonly address: (domain: string, path?: string) => string;
  readonly close: () => Promise<void>;
}

/**
 * Hands on what the server on `port` answers. A document is written in pieces: `send` gets its text and writes them.
 * All else comes at once.
 */
export async function inPieces(
  port: number,
  send: (html: string, write: (piece: string) => void) => Promise<void>,
): Promise<PiecewiseSite> {
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers['sec-fetch-dest'] === 'document';
    const host = (asked.headers.host ?? '').replace(/:\d+$/, '');
    const headers = { ...asked.headers, host, ...(isDocument ? { 'accept-encoding': 'identity' } : {}) };
    const passed = request({ host: '127.0.0.1', port, path: asked.url, method: asked.method, headers }, (given) => {
      const { 'content-length': length, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isDocument || length === undefined ? others : given.headers);
      if (!isDocument) {
        given.pipe(answer);
        return;
      }
      given.setEncoding('utf8');
      void given
        .toArray()
        .then((chunks) => send(chunks.join(''), (piece) => void answer.write(piece)))
        .finally(() => answer.end());
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    address: (domain, path = '/') => `http://${domain}.localhost:${own}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Writes a text in so many equal pieces, a third of a second apart. */
export async function evenly(html: string, write: (piece: string) => void, pieces: number): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) {
    if (piece > 0) await pace('piece');
    write(html.slice(Math.floor((html.length * piece) / pieces), Math.floor((html.length * (piece + 1)) / pieces)));
  }
}
