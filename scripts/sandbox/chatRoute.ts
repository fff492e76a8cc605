import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Adds the stand-in for a live chat service (SHELL-3): a script that draws a conversation and answers for itself. It is
 * asked for by a document without an origin, so it may be read from anywhere.
 */
export function addChatRoute(app: FastifyInstance): void {
  app.get<{ Params: { chatId: string } }>('/api/sandbox/chat/:chatId.js', async (_, reply) => {
    const script = await readFile(join(import.meta.dirname, 'data', 'chat.js'), 'utf8');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(script);
  });
}
