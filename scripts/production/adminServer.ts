import { fastify, type FastifyInstance } from 'fastify';
import { plainHeaders } from '../build/headers';
import type { Figures } from './figures';
import { answerHealth, type Health } from './publicServer';

/**
 * The server for whoever runs the machine: `/metrics`, `/healthz`, `/readyz`. It listens on this machine alone unless
 * told otherwise.
 */
export function createAdminServer({ registry }: Pick<Figures, 'registry'>, health: Health): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_, reply) =>
    reply
      .headers(plainHeaders)
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  for (const url of ['/healthz', '/readyz']) server.get(url, (_, reply) => answerHealth(url, reply, health));
  return server;
}
