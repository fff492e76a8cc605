import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainHeaders } from '../build/headers';
import { plainPage } from './unknownHost';

const known: ReadonlyMap<string | undefined, readonly [status: number, words: string]> = new Map([
  ['HPE_HEADER_OVERFLOW', [431, 'Request header fields too large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'Request timeout']],
]);

/** What is no HTTP never becomes a request: it is refused in words, and the line is closed. */
export function refuseRequest(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, words] = known.get(error.code) ?? [400, 'Bad request'];
  refuse(socket, status, words);
}

/** Refuses tunnels in words (RFC 9110, 9.3.6). Node closes their lines without an answer. */
export function refuseTunnels(server: Pick<Server, 'on'>): void {
  server.on('connect', (_: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined);
    refuse(socket, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
  });
}

/**
 * Refuses in words what a request expects beside `100-continue` (RFC 9110, 10.1.1). Node says the status alone, without
 * a header.
 */
export function refuseExpectations(server: Pick<Server, 'on'>): void {
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const page = plainPage('Expectation failed');
    response.writeHead(417, { ...headersOfPage(page), Connection: 'close' }).end(page);
  });
}

/**
 * Whether a request says no host although it must, or several (RFC 9112, 3.2). Node refuses the first without a word,
 * so servers ask here instead (`requireHostHeader: false`).
 */
export function isHostless({ httpVersion, rawHeaders }: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): boolean {
  const said = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return said.length > 1 || (said.length === 0 && httpVersion !== '1.0');
}

function refuse(socket: Duplex, status: number, words: string, more: Readonly<Record<string, string>> = {}): void {
  const page = plainPage(words);
  const headers = { ...headersOfPage(page), ...more, Connection: 'close' };
  const lines = [`HTTP/1.1 ${status} ${words}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${page}`);
}

function headersOfPage(page: string): Readonly<Record<string, string>> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(page)),
    ...plainHeaders,
  };
}
