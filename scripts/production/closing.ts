import type { ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A turn of the event loop counts as quiet that took this share of the wait for one. */
const quietShare = 0.001;
/** So long the end of listening waits for such a turn, in ms. */
const quietMs = 5_000;

/**
 * Watches the connections of a server that does not listen yet. What it returns closes the server and loses no request
 * that has come: nothing new is taken; connections that stand are answered once more for `graceMs`, as a request may be
 * on its way, and are told that it is the last time; then those without a request end. Answers under way are finished,
 * within `limitMs` from the start at most.
 */
export function closingOf(
  app: Pick<FastifyInstance, 'server' | 'close'>,
): (graceMs: number, limitMs: number) => Promise<void> {
  const { server } = app;
  /** Answers under way of each connection. */
  const open = new Map<Socket, Set<ServerResponse>>();
  let taken = 0;
  let isLast = false;
  let isGraceOver = false;
  let onEmpty = () => {};
  server.on('connection', (socket) => {
    taken += 1;
    open.set(socket, new Set());
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) onEmpty();
    });
  });
  // Before the server's own listener, which may answer at once.
  server.prependListener('request', ({ socket }, response) => {
    open.get(socket)?.add(response);
    if (isLast) sayLast(response);
    response.once('close', () => {
      const left = open.get(socket);
      left?.delete(response);
      if (isGraceOver && left?.size === 0) socket.destroySoon();
    });
  });
  /** Connections that stand, but were not taken yet, are broken off: so it ends right after a look that found none. */
  const stopListening = async () => {
    const began = performance.now();
    for (let now = began, isQuiet = false; !isQuiet && now - began < quietMs;) {
      const [before, start] = [taken, now];
      await nextTurn();
      now = performance.now();
      isQuiet = taken === before && now - start < (now - began) * quietShare;
    }
    // That of the HTTP server also breaks off connections that wait for their next request.
    Server.prototype.close.call(server);
  };
  return async (graceMs, limitMs) => {
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await stopListening();
    // Not sooner: whoever is told so makes a new connection.
    isLast = true;
    for (const answers of open.values()) answers.forEach(sayLast);
    if (open.size > 0) await emptyOrLate(Math.min(graceMs, limitMs), (tell) => (onEmpty = tell));
    isGraceOver = true;
    for (const [socket, answers] of [...open]) {
      // In a turn of its own, so that hardly a moment lies between the last look for a request and the end.
      await nextTurn();
      if (answers.size === 0) socket.destroySoon();
    }
    await app.close();
    clearTimeout(limit);
  };
}

function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

async function emptyOrLate(limitMs: number, onEmpty: (tell: () => void) => void): Promise<void> {
  await new Promise<void>((done) => {
    const timer = setTimeout(done, limitMs);
    onEmpty(() => {
      clearTimeout(timer);
      done();
    });
  });
}
