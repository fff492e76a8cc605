import type { FastifyInstance } from 'fastify';
import { groupOf, type CallName } from '../../engine/api/calls';
import { faultKinds, type FaultKind } from './faults';
import type { World } from './world';

/** What `/api/sandbox/control` takes; every field is optional and acts by itself. */
export interface ControlCommand {
  /** Forgets sessions, favourites, faults, latency and the time offset; done first. */
  readonly reset?: boolean;
  /** Milliseconds every answer waits. */
  readonly latencyMs?: number;
  /** A fault for a call, or for `*`; `kind` null takes it away; `times` is how often it strikes. */
  readonly faults?: readonly { readonly call: CallName | '*'; readonly kind: FaultKind | null; readonly times?: number }[];
  /** Milliseconds that the sandbox's clock runs ahead. */
  readonly timeOffsetMs?: number;
  /** Ends every session. */
  readonly expireSessions?: boolean;
  /** The window that start-up announces, null for none. */
  readonly maintenance?: { readonly start: string; readonly end: string } | null;
}

const command = {
  type: 'object',
  additionalProperties: false,
  properties: {
    reset: { type: 'boolean' },
    latencyMs: { type: 'number', minimum: 0, maximum: 60_000 },
    faults: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['call', 'kind'],
        properties: { call: { enum: ['*', ...Object.keys(groupOf)] }, kind: { enum: [...faultKinds, null] }, times: { type: 'integer', minimum: 1 } },
      },
    },
    timeOffsetMs: { type: 'number' },
    expireSessions: { type: 'boolean' },
    maintenance: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['start', 'end'],
      properties: { start: { type: 'string' }, end: { type: 'string' } },
    },
  },
};

/** Adds the route that tests and staff steer the sandbox with. */
export function addControlRoute(app: FastifyInstance, world: World): void {
  app.post<{ Body: ControlCommand }>('/api/sandbox/control', { schema: { body: command } }, ({ body }) => {
    control(world, body);
    return { statusCode: 1, now: new Date(world.now()).toISOString(), latencyMs: world.faults.latencyMs };
  });
}

/** Does what a command says. */
function control(world: World, { reset, latencyMs, faults = [], timeOffsetMs, expireSessions, maintenance }: ControlCommand): void {
  if (reset === true) world.reset();
  if (latencyMs !== undefined) world.faults.latencyMs = latencyMs;
  for (const { call, kind, times } of faults) {
    if (kind === null) world.faults.clear(call);
    else world.faults.set(call, kind, times);
  }
  if (timeOffsetMs !== undefined) world.setOffset(timeOffsetMs);
  if (expireSessions === true) world.players.expireSessions();
  if (maintenance !== undefined) world.maintenance = maintenance;
}
