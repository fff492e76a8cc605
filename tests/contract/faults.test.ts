import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApiClient, type ApiClient } from '../../engine/api/client';
import type { Environment } from '../../engine/environment';
import { createSandbox, demoPlayers, type ControlCommand } from '../../scripts/sandbox/index';
import { harbor } from './sandboxVisit';
import { failureRules, sessionRules } from '../fixtures/failureRules';
import { sites } from './sites';

let app: FastifyInstance;
let origin: string;
/** Whose calls are soon given up: nothing that comes is expected of it. */
let hasty: ApiClient;
/** Whose calls have the time that a busy machine takes. */
let client: ApiClient;
/** Paths of the calls that the sandbox has come to; each waits, if it is to wait, from then on. */
const reached: string[] = [];
/** A latency that nobody waits for. */
const ages = 60_000;
const session = { accountId: '', auth: '' };

beforeAll(async () => {
  app = await createSandbox({ seed: 'livery', sites });
  app.addHook('preHandler', (request, _, done) => {
    reached.push(request.url);
    done();
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  hasty = clientOf({ identity: () => session, callTimeoutMs: 300 });
  client = clientOf({ identity: () => session });
});
afterEach(() => steer({ reset: true }));
afterAll(() => app.close());

it.each([
  'network-down',
  'timeout',
  'reset-in-body',
  'http-500',
  'http-502-html',
  'empty-body',
  'broken-json',
  'wrong-types',
  'slow',
  'huge',
] as const)('[ERR-4] a read that meets %s is a lost connection', async (kind) => {
  await steer({ faults: [{ call: 'marquee', kind }] });
  const asker = kind === 'timeout' || kind === 'slow' ? hasty : client;
  expect(await asker.call('marquee', {})).toEqual({
    ok: false,
    failure: { statusCode: 0, statusMessage: 'disconnect', call: 'marquee' },
  });
});

it('[ERR-7] a status nobody heard of is told in its words', async () => {
  await steer({ faults: [{ call: 'marquee', kind: 'unknown-status' }] });
  expect(await client.call('marquee', {})).toEqual({
    ok: false,
    failure: { statusCode: 777, statusMessage: 'neverHeardOf', call: 'marquee' },
  });
});

it('[CALL-SITE-13] one call may be slower than the others', async () => {
  await steer({ latencies: [{ call: 'marquee', ms: ages }] });
  expect(await client.call('slides', {})).toMatchObject({ ok: true });
  expect(await hasty.call('marquee', {})).toMatchObject({ ok: false });
});

it('[ERR-4] a write that still waits when all is forgotten takes no effect on what comes after', async () => {
  await steer({ latencies: [{ call: 'forgotPassword', ms: ages }] });
  const player = demoPlayers.find(({ domain }) => domain === harbor.domain);
  if (player === undefined) throw new Error('No player.');
  const { accountId, password, phone } = player;
  const written = client.call('forgotPassword', { accountId, phone });
  await expect.poll(() => reached).toContain('/api/auth/forgot_password');
  await steer({ reset: true });
  expect(await written).toMatchObject({ ok: false });
  expect(await client.call('login', { accountId, password })).toMatchObject({ ok: true });
});

describe('requests under way', () => {
  let asked: readonly string[] = [];
  beforeEach(() => {
    asked = [];
  });
  const visit = () =>
    clientOf({
      site: harbor,
      fetch: (url, init) => {
        asked = [...asked, url.replace(origin, '')];
        return fetch(url, init);
      },
    });

  it('[CALL-SITE-9] are shared by identical reads', async () => {
    await steer({ latencyMs: 50 });
    const own = visit();
    const answers = await Promise.all([1, 2, 3].map(() => own.call('partners', {})));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(asked).toEqual(['/api/settings/partners']);
  });

  it('[CALL-X] are never shared by launches', async () => {
    const own = visit();
    const params = {
      providerCode: 'TIDEWELL',
      gameCode: 'golden-typhoon',
      isDemo: false,
      device: 'phone',
      lobbyUrl: '',
      depositUrl: '',
    } as const;
    await Promise.all([own.call('launchGame', params), own.call('launchGame', params)]);
    expect(asked).toEqual(['/api/product/launch', '/api/product/launch']);
  });

  it('[CALL-X] end when a page that asked is left', async () => {
    await steer({ latencyMs: 1000 });
    const leaving = new AbortController();
    const call = visit().call('news', {}, { signal: leaving.signal });
    const stayed = visit().call('news', {});
    await expect.poll(() => asked.length).toBe(2);
    leaving.abort(new Error('left'));
    const first = await Promise.race([call.catch((error: unknown) => error), stayed]);
    expect(first).toEqual(new Error('left'));
    expect(await stayed).toMatchObject({ ok: true });
  });
});

it('[ERR-4] a read survives a connection that fails once', async () => {
  await steer({ faults: [{ call: 'marquee', kind: 'network-down', times: 1 }] });
  expect(await client.call('marquee', {})).toMatchObject({ ok: true });
});

it('[ERR-4] [STATE-4] a login that meets a lost connection does not sign in, and is sent once', async () => {
  await steer({ faults: [{ call: 'login', kind: 'network-down', times: 1 }] });
  const credentials = { accountId: 'juan', password: 'harbor-demo-1' };
  expect(await client.call('login', credentials)).toEqual({
    ok: false,
    failure: { statusCode: -500, statusMessage: 'internalServerError', call: 'login', isOutcomeUnknown: true },
  });
  expect(await client.call('login', credentials)).toMatchObject({ ok: true });
});

it('[ERR-5] start-up that fails says so in its own words', async () => {
  await steer({ faults: [{ call: '*', kind: 'http-500' }] });
  expect(await client.call('startup', {})).toEqual({
    ok: false,
    failure: { statusCode: -500, statusMessage: 'internalServerError', call: 'startup' },
  });
});

it('[ERR-1] [STATE-8] an ended session is named', async () => {
  const login = await client.call('login', { accountId: 'juan', password: 'harbor-demo-1' });
  if (login.ok) Object.assign(session, { accountId: login.value.accountId, auth: login.value.sessionToken });
  expect(await client.call('balance', {})).toMatchObject({ ok: true });
  await steer({ expireSessions: true });
  expect(await client.call('balance', {})).toEqual({
    ok: false,
    failure: { statusCode: 401, statusMessage: 'sessionExpired', call: 'balance' },
  });
});

it('[STATE-8] a session ends by itself after half a day without a call', async () => {
  const login = await client.call('login', { accountId: 'juan', password: 'harbor-demo-1' });
  if (login.ok) Object.assign(session, { accountId: login.value.accountId, auth: login.value.sessionToken });
  await steer({ timeOffsetMs: 12 * 60 * 60 * 1000 + 1 });
  expect(await client.call('balance', {})).toMatchObject({ ok: false, failure: { statusMessage: 'sessionExpired' } });
});

it('[ERR-4] an answer that comes too late counts as none', async () => {
  await steer({ latencyMs: ages });
  expect(await hasty.call('marquee', {})).toEqual({
    ok: false,
    failure: { statusCode: 0, statusMessage: 'disconnect', call: 'marquee' },
  });
});

it('[LAYOUT-3] [STATE-9] start-up announces maintenance', async () => {
  await steer({ maintenance: { start: '2026-12-01T02:00:00Z', end: '2026-12-01T04:00:00Z' } });
  expect(await client.call('startup', {})).toMatchObject({
    ok: true,
    value: { maintenance: { isOn: true, startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T04:00:00Z' } },
  });
});

it('control refuses what it does not know', async () => {
  const response = await fetch(`${origin}/api/sandbox/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: [{ call: 'nothing', kind: 'http-500' }] }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    statusCode: 400,
    statusMessage: 'badRequest',
    detail: 'body/faults/0/call must be equal to one of the allowed values',
  });
});

/** A client of a page, which waits so long for an answer. */
function clientOf({
  site = sites[0] ?? harbor,
  callTimeoutMs = 60_000,
  identity,
  fetch: send = fetch,
}: {
  readonly site?: typeof harbor;
  readonly callTimeoutMs?: number;
  readonly identity?: () => typeof session;
  readonly fetch?: Environment['fetch'];
} = {}): ApiClient {
  return createApiClient({
    environment: {
      fetch: send,
      report: () => undefined,
      log: () => undefined,
      setTimeout: (run, ms) => Number(setTimeout(run, ms)),
      clearTimeout: (id) => clearTimeout(id),
    },
    site: {
      ...site,
      timeZone: 'UTC',
      api: { baseUrl: origin },
      timings: { callTimeoutMs },
      failures: failureRules,
      session: sessionRules,
    },
    ...(identity ? { identity } : {}),
  });
}

async function steer(command: ControlCommand): Promise<void> {
  const response = await fetch(`${origin}/api/sandbox/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
  expect(response.status).toBe(200);
}
