import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '../../engine/api/calls';
import { allEndpoints } from './callTable';
import { handlers } from './handlers/index';
import { Refusal } from './refusal';
import { localeOf, siteOfRequest } from './requestSite';
import { loseConnection, slowMs, spoil, takesEffect } from './spoil';
import type { ApiSchemas } from './validation';
import type { World } from './world';
import type { Worlds } from './worlds';

/** Adds a route for every endpoint. */
export async function addCallRoutes(app: FastifyInstance, worlds: Worlds, schemas: ApiSchemas): Promise<void> {
  const closing = new AbortController();
  app.addHook('preClose', () => {
    closing.abort();
    // Those that a fault holds open would keep the server from closing.
    app.server.closeAllConnections();
  });

  for (const [name, endpoint] of await allEndpoints()) {
    const isAnswer = schemas.validatorOf(`${endpoint.definition}Answer`);
    const checked = (answer: object) => {
      const isRefusal = 'statusCode' in answer && answer.statusCode !== 1;
      if (!isRefusal && !isAnswer(answer))
        throw new Error(
          `The sandbox's answer of ${endpoint.path} does not fit ${endpoint.definition}Answer: ${JSON.stringify(isAnswer.errors)}`,
        );
      return answer;
    };
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.method === 'POST' ? { schema: { body: schemas.refTo(`${endpoint.definition}Request`) } } : {}),
      handler: async (request, reply) => {
        const world = worlds.of(request);
        const fault = world.faults.strike(name);
        const waitMs =
          (world.faults.latencyOf.get(name) ?? world.faults.latencyMs) + (fault?.kind === 'slow' ? slowMs : 0);
        const { resetSignal } = world;
        if (waitMs > 0)
          await pause(waitMs, undefined, { signal: AbortSignal.any([closing.signal, resetSignal]) }).catch(
            () => undefined,
          );
        // What came before a reset is forgotten by it like everything else.
        if (resetSignal.aborted) return loseConnection(reply);
        // The sandbox's own time, also where it was moved: pages count deadlines by it.
        reply.header('cache-control', 'no-store').header('date', new Date(world.now()).toUTCString());
        if (fault === null) return reply.send(checked(answerOf(world, name, request)));
        return spoil(reply, fault, takesEffect(fault) ? checked(answerOf(world, name, request)) : null);
      },
    });
  }
}

function answerOf(world: World, name: CallName, request: FastifyRequest): object {
  try {
    const served = siteOfRequest(world, request);
    const call = {
      world,
      served,
      locale: localeOf(served.site, request.headers['accept-language']),
      body: (request.body ?? null) as never,
    };
    return handlers[name](call);
  } catch (error) {
    if (error instanceof Refusal) return { statusCode: error.statusCode, statusMessage: error.statusMessage };
    throw error;
  }
}
