import type { FastifyInstance } from 'fastify';
import type { CallName } from '../../engine/api/calls';
import { accountStatuses, type AccountStatus } from './accounts';
import { callNames } from './callTable';
import { categoryNames, pictureFormats } from './catalogue/game';
import { oddities, type CategoryOverride } from './catalogue/overrides';
import { faultKinds, type FaultKind } from './faults';
import type { Settlement } from './ledger';
import { admitPersona, personaNames, type PersonaName } from './personas';
import { Refusal } from './refusal';
import type { World } from './world';
import type { Worlds } from './worlds';

/** What `/api/sandbox/control` takes; every field is optional and acts by itself. */
export interface ControlCommand {
  /** Forgets accounts, sessions, codes, faults, latency, calls that still wait and the time offset; done first. */
  readonly reset?: boolean;
  /** Milliseconds every answer waits. */
  readonly latencyMs?: number;
  /** Milliseconds the answers of single calls wait instead; null for as long as the others. */
  readonly latencies?: readonly { readonly call: CallName; readonly ms: number | null }[];
  /**
   * A fault for a call, or for `*`; `kind` null takes it away; `times` is how often it strikes; `isCommitted` lets the
   * call take effect before its answer is spoilt.
   */
  readonly faults?: readonly {
    readonly call: CallName | '*';
    readonly kind: FaultKind | null;
    readonly times?: number;
    readonly isCommitted?: boolean;
  }[];
  /** Milliseconds that the sandbox's clock runs ahead. */
  readonly timeOffsetMs?: number;
  /** Ends every session. */
  readonly expireSessions?: boolean;
  /** The window that start-up announces, null for none. */
  readonly maintenance?: { readonly start: string; readonly end: string } | null;
  /**
   * Categories with another number of games, or with odd ones among them: none, one, 5,000, a name of 80 characters, a
   * missing picture.
   */
  readonly categories?: readonly CategoryOverride[];
  /** Providers by category as start-up tells them, null for the truth (CAT-3). */
  readonly providerCount?: Readonly<Record<string, number>> | null;
  /** The one-time code that is sent from now on, null for drawn ones. */
  readonly code?: string | null;
  /** How payments end that become due. */
  readonly settlement?: Settlement;
  /**
   * Opens accounts of players to look through the eyes of, `preview-new` and so on; their password stands in
   * `personas.ts`.
   */
  readonly personas?: readonly { readonly domain: string; readonly name: PersonaName }[];
  /** Blocks or closes accounts, or opens them again (ERR-1). */
  readonly accounts?: readonly {
    readonly domain: string;
    readonly accountId: string;
    readonly status: AccountStatus;
  }[];
}

const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const listOf = (items: object) => ({ type: 'array', items });
const milliseconds = { type: 'number', minimum: 0, maximum: 60_000 };

const command = closed({
  reset: { type: 'boolean' },
  latencyMs: milliseconds,
  latencies: listOf(
    closed({ call: { enum: callNames }, ms: { ...milliseconds, type: ['number', 'null'] } }, ['call', 'ms']),
  ),
  faults: listOf(
    closed(
      {
        call: { enum: ['*', ...callNames] },
        kind: { enum: [...faultKinds, null] },
        times: { type: 'integer', minimum: 1 },
        isCommitted: { type: 'boolean' },
      },
      ['call', 'kind'],
    ),
  ),
  timeOffsetMs: { type: 'number' },
  expireSessions: { type: 'boolean' },
  maintenance: {
    ...closed({ start: { type: 'string' }, end: { type: 'string' } }, ['start', 'end']),
    type: ['object', 'null'],
  },
  categories: listOf(
    closed(
      {
        domain: { type: 'string' },
        category: { enum: categoryNames },
        games: { type: 'integer', minimum: 0, maximum: 20_000 },
        oddities: listOf({ enum: oddities }),
        pictures: { enum: pictureFormats },
      },
      ['domain', 'category'],
    ),
  ),
  providerCount: { type: ['object', 'null'], additionalProperties: { type: 'integer', minimum: 0 } },
  code: { type: ['string', 'null'], pattern: '^\\d{6}$' },
  settlement: { enum: ['done', 'rejected', 'expired', 'hold'] },
  personas: listOf(closed({ domain: { type: 'string' }, name: { enum: personaNames } }, ['domain', 'name'])),
  accounts: listOf(
    closed({ domain: { type: 'string' }, accountId: { type: 'string' }, status: { enum: accountStatuses } }, [
      'domain',
      'accountId',
      'status',
    ]),
  ),
});

/**
 * Adds the routes that tests and staff steer the sandbox with, and look into it: POST sets, GET tells what was sent and
 * written, DELETE ends the world that is named. Each acts on the world of its request alone.
 */
export function addControlRoute(app: FastifyInstance, worlds: Worlds): void {
  app.post<{ Body: ControlCommand }>('/api/sandbox/control', { schema: { body: command } }, (request) => {
    const world = worlds.of(request);
    control(world, request.body);
    return { statusCode: 1, now: new Date(world.now()).toISOString(), latencyMs: world.faults.latencyMs };
  });
  app.delete('/api/sandbox/control', (request) => {
    worlds.end(request);
    return { statusCode: 1 };
  });
  app.get('/api/sandbox/control', (request) => toldOf(worlds.of(request)));
}

/** What control tells of a world. */
function toldOf(world: World): object {
  return {
    statusCode: 1,
    now: new Date(world.now()).toISOString(),
    messages: world.outbox.messages().map((message) => ({ ...message, at: new Date(message.at).toISOString() })),
    adVisits: world.adVisits,
    fieldData: world.fieldData.map(({ report }) => report),
    accounts: world.players.accounts().map(({ domain, accountId, currency, status, ledger, tokens, referrals }) => ({
      domain,
      accountId,
      currency: currency.code,
      status,
      tokens,
      referrals,
      balance: String(ledger.balance()),
      ledger: ledger.entries().map((entry) => ({ ...entry, amount: String(entry.amount), fee: String(entry.fee) })),
    })),
  };
}

/** Does what a command says. */
function control(world: World, options: ControlCommand): void {
  const {
    reset,
    latencyMs,
    latencies = [],
    faults = [],
    timeOffsetMs,
    expireSessions,
    maintenance,
    code,
    settlement,
    accounts = [],
    personas = [],
    categories,
    providerCount,
  } = options;
  if (reset === true) world.reset();
  if (latencyMs !== undefined) world.faults.latencyMs = latencyMs;
  for (const { call, ms } of latencies) {
    if (ms === null) world.faults.latencyOf.delete(call);
    else world.faults.latencyOf.set(call, ms);
  }
  for (const { call, kind, ...how } of faults) {
    if (kind === null) world.faults.clear(call);
    else world.faults.set(call, { kind, ...how });
  }
  if (timeOffsetMs !== undefined) world.setOffset(timeOffsetMs);
  if (expireSessions === true) world.players.expireSessions();
  if (maintenance !== undefined) world.maintenance = maintenance;
  if (categories !== undefined) world.override(categories);
  if (providerCount !== undefined) world.providerCount = providerCount;
  if (code !== undefined) world.codes.fixed = code;
  if (settlement !== undefined) world.settlement = settlement;
  for (const { domain, name } of personas) {
    const served = world.siteOf(domain);
    if (served === undefined) throw new Refusal(404, 'unknownDomain');
    admitPersona(world.players, served, name, world.now());
  }
  for (const { domain, accountId, status } of accounts) {
    const served = world.siteOf(domain);
    const account = served && world.players.find(served, accountId);
    if (account === undefined) throw new Refusal(404, 'accountUnknown');
    account.status = status;
  }
}
