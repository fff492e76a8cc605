import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { groupOf, loadCalls, type CallName } from '../../engine/api/calls';
import type { CallRow } from '../../engine/api/row';
import { withWrongTypes, type FaultKind } from './faults';
import { handlers } from './handlers/index';
import { Refusal } from './handlers/call';
import { localeOf, siteOfRequest } from './requestSite';
import type { ApiSchemas } from './validation';
import type { World } from './world';

type Row = CallRow<never, never, unknown>;

/** Adds a route for every row of the call table. */
export async function addCallRoutes(app: FastifyInstance, world: World, schemas: ApiSchemas): Promise<void> {
  for (const [name, row] of await allRows()) {
    const isAnswer = schemas.validatorOf(`${row.definition}Answer`);
    app.route({
      method: row.method,
      url: row.path,
      ...(row.method === 'POST' ? { schema: { body: schemas.refTo(`${row.definition}Request`) } } : {}),
      handler: async (request, reply) => {
        if (world.faults.latencyMs > 0) await pause(world.faults.latencyMs);
        const fault = world.faults.strike(name);
        if (fault === 'network-down' || fault === 'http-500' || fault === 'broken-json') return broken(reply, fault);
        const answer = fault === 'session-expired' ? refusal(new Refusal(401, 'sessionExpired')) : answerOf(world, name, request);
        const isError = (answer as { readonly statusCode?: number }).statusCode !== 1;
        if (!isError && !isAnswer(answer))
          throw new Error(`The sandbox's answer of ${row.path} does not fit ${row.definition}Answer: ${JSON.stringify(isAnswer.errors)}`);
        return reply.header('cache-control', 'no-store').send(fault === 'wrong-types' ? withWrongTypes(answer) : answer);
      },
    });
  }
}

/** Every row of the table by its name. */
export async function allRows(): Promise<readonly (readonly [CallName, Row])[]> {
  const groups: readonly object[] = await Promise.all(Object.values(loadCalls).map((load) => load()));
  const rows = Object.assign({}, ...groups) as Readonly<Record<string, Row>>;
  return (Object.keys(groupOf) as CallName[]).map((name) => {
    const row = rows[name];
    if (row === undefined) throw new Error(`groupOf names "${name}", and no group has such a row.`);
    return [name, row] as const;
  });
}

function answerOf(world: World, name: CallName, request: FastifyRequest): object {
  try {
    const served = siteOfRequest(world, request);
    const call = { world, served, locale: localeOf(served.site, request.headers['accept-language']), body: (request.body ?? null) as never };
    return handlers[name](call);
  } catch (error) {
    if (error instanceof Refusal) return refusal(error);
    throw error;
  }
}

function refusal({ statusCode, statusMessage }: Refusal): object {
  return { statusCode, statusMessage };
}

function broken(reply: FastifyReply, fault: FaultKind): FastifyReply {
  if (fault === 'http-500') return reply.code(500).type('text/html').send('<h1>500 Internal Server Error</h1>');
  if (fault === 'broken-json') return reply.type('application/json').send('{"statusCode":1,"value":[');
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}
