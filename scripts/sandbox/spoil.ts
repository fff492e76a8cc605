import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { withWrongTypes, type Fault, type FaultKind } from './faults';

/** How long the fault `slow` waits, in milliseconds. */
export const slowMs = 12_000;

const hugeBytes = 5_000_000;

/** Faults that answer in the envelope; of an answer of the call they need the effect. */
const altering: readonly FaultKind[] = ['wrong-types', 'slow', 'huge'];

/** Whether the handler runs under a fault. */
export function takesEffect({ kind, isCommitted = false }: Fault): boolean {
  return isCommitted || altering.includes(kind);
}

/** Sends what a fault makes of an answer; `answer` is null where the call took no effect. */
export function spoil(reply: FastifyReply, { kind }: Fault, answer: object | null): FastifyReply {
  switch (kind) {
    case 'network-down':
      return loseConnection(reply);
    case 'timeout':
      // The connection stays open and silent; it ends with the client's patience or the server.
      return reply.hijack();
    case 'reset-in-body':
      resetInBody(reply.hijack());
      return reply;
    case 'http-500':
      return reply.code(500).type('text/html').send('<h1>500 Internal Server Error</h1>');
    case 'http-502-html':
      return reply
        .code(502)
        .type('text/html')
        .send('<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>');
    case 'empty-body':
      return reply.type('application/json').send('');
    case 'broken-json':
      return reply.type('application/json').send('{"statusCode":1,"value":[');
    case 'unknown-status':
      return reply.send({ statusCode: 777, statusMessage: 'neverHeardOf' });
    case 'session-expired':
      return reply.send({ statusCode: 401, statusMessage: 'sessionExpired' });
    case 'wrong-types':
      return reply.send(withWrongTypes(answer));
    case 'huge':
      return reply.send({ ...answer, padding: 'x'.repeat(hugeBytes) });
    case 'slow':
      return reply.send(answer);
  }
}

/** No answer at all: the connection is closed. */
export function loseConnection(reply: FastifyReply): FastifyReply {
  reply.hijack().raw.socket?.destroy();
  return reply;
}

/**
 * Half an answer, then a connection that is reset; a call from within the process (a page that is rendered) has none
 * and loses its answer.
 */
function resetInBody({ raw }: FastifyReply): void {
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
  raw.write('{"statusCode":1,"value":[{"id":"', () => {
    if (raw.socket instanceof Socket) raw.socket.resetAndDestroy();
    else raw.destroy();
  });
}
