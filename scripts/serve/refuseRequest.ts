import type { Socket } from 'node:net';
import { strictTransport } from '../build/headers';
import { plainPage } from './unknownHost';

const known: ReadonlyMap<string | undefined, readonly [status: number, words: string]> = new Map([
  ['HPE_HEADER_OVERFLOW', [431, 'Request header fields too large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'Request timeout']],
]);

/** What is no HTTP never becomes a request: it is refused in words, and the line is closed. */
export function refuseRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, words] = known.get(error.code) ?? [400, 'Bad request'];
  const page = plainPage(words);
  const lines = [
    `HTTP/1.1 ${status} ${words}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(page)}`,
    'Cache-Control: no-store',
    `Strict-Transport-Security: ${strictTransport}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${page}`);
}
