import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Watches the connections of a server that does not listen yet. What it returns closes the server: answers under way
 * are finished, for `limitMs` at most; a connection without one ends at once, also where a part of a request has come.
 */
export function closingOf(server: FastifyInstance): (limitMs: number) => Promise<void> {
  const open = new Set<Socket>();
  /** Requests under way of each connection. */
  const busy = new Map<Socket, number>();
  let isClosing = false;
  server.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.server.on('request', ({ socket }, response) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (busy.get(socket) ?? 1) - 1;
      if (left > 0) return busy.set(socket, left);
      busy.delete(socket);
      return isClosing && socket.destroySoon();
    });
  });
  return async (limitMs) => {
    isClosing = true;
    const closed = server.close();
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
    const timer = setTimeout(() => server.server.closeAllConnections(), limitMs);
    await closed;
    clearTimeout(timer);
  };
}
