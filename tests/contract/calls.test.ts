import { isExact } from '../../engine/api/readers/readAnswer';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from '../../engine/api/client';
import { allEndpoints, callNames } from '../../scripts/sandbox/callTable';
import { createSandbox } from '../../scripts/sandbox/index';
import { createApiSchemas } from '../../scripts/sandbox/validation';
import { askExample, exampleOf } from './exampleCalls';
import { failureRules, sessionRules } from '../fixtures/failureRules';
import { sites } from './sites';
import { specified } from './specifiedCalls';

const endpoints = await allEndpoints();
const schemas = createApiSchemas();
const now = Date.parse('2026-11-20T12:14:00Z');

let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = await createSandbox({ seed: 'livery', now: () => now, sites });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

describe.each(sites.map((site) => [site.domain, site] as const))('%s', (_, site) => {
  it.each(endpoints.map(([name, endpoint]) => [endpoint.requirement, name, endpoint] as const))(
    '[%s] answers %s as its schema says',
    async (__, name, endpoint) => {
      const answer = await askExample(name, site, async (path, method, body, domain) => {
        const response = await ask(path, method, body, domain);
        expect(response.status).toBe(200);
        const given: unknown = await response.json();
        expect(given).toMatchObject({ statusCode: 1 });
        return given;
      });
      expect(errorsOf(`${endpoint.definition}Answer`, answer)).toEqual([]);
      expect(isExact(endpoint.answer, answer)).toBe(true);
    },
  );
});

describe('the table', () => {
  it.each(endpoints.map(([name, endpoint]) => [endpoint.requirement, name, endpoint] as const))(
    '[%s] has definitions of %s in schemas/api',
    (_, name, endpoint) => {
      expect(schemas.has(`${endpoint.definition}Answer`)).toBe(true);
      expect(schemas.has(`${endpoint.definition}Request`)).toBe(endpoint.method === 'POST');
      expect(endpoint.body === undefined).toBe(endpoint.method === 'GET');
      expect(callNames).toContain(name);
    },
  );

  it('[CALL-AUTH-1] [CALL-PLAYER-5] [CALL-X] repeats no write', () => {
    expect(endpoints.filter(([, endpoint]) => !endpoint.repeatable).map(([name]) => name)).toEqual([
      'addFavourite',
      'removeFavourite',
      'login',
      'loginByCode',
      'forgotPassword',
      'signUp',
      'verifyCode',
      'requestSignUpCode',
      'requestLoginCode',
      'changePassword',
      'updateProfile',
      'claimInbox',
      'adVisit',
      'launchGame',
      'deposit',
      'withdraw',
      'addBank',
      'addCard',
      'removeBank',
      'claimMission',
      'spin',
      'minigameRound',
      'setLimit',
      'takeBreak',
    ]);
  });

  it('[CALL-AUTH-1] [CALL-SITE-1] [CALL-PLAYER-1] has every call of the spec once, at its path', () => {
    const spec = endpoints
      .filter(([, endpoint]) => endpoint.origin === 'spec')
      .map(([, endpoint]) => `${endpoint.requirement} ${endpoint.method} ${endpoint.path}`);
    expect([...spec].sort()).toEqual([...specified].sort());
  });

  it('[CALL-X] sends a request id with every write of money, rewards and banks', () => {
    const [site] = sites;
    if (site === undefined) throw new Error('No site.');
    const writes = endpoints.filter(([, endpoint]) => endpoint.origin === 'livery' && !endpoint.repeatable);
    const bodies = writes.map(
      ([name, endpoint]) =>
        [name, endpoint.body?.(exampleOf(name, site) as never, { site, identity: null, locale: 'EN' }) ?? {}] as const,
    );
    expect(bodies.filter(([, body]) => !('request_id' in body)).map(([name]) => name)).toEqual(['launchGame']);
  });

  it('[CALL-AUTH-1] [CALL-X] checks the body of every write before it is sent', () => {
    const unchecked = endpoints
      .filter(([, endpoint]) => !endpoint.repeatable && endpoint.isBody === undefined)
      .map(([name]) => name);
    expect(unchecked).toEqual(['addFavourite', 'removeFavourite']);
  });

  it('[CALL-X] keeps our own calls apart from those of the spec', () => {
    expect(
      endpoints
        .filter(([, endpoint]) => (endpoint.origin === 'livery') !== (endpoint.requirement === 'CALL-X'))
        .map(([name]) => name),
    ).toEqual([]);
  });
});

describe('requests', () => {
  it.each([
    ['[CALL-SITE-1]', '/api/startup', {}, 400, 'badRequest'],
    ['[CALL-SITE-1]', '/api/startup', { domain_name: 'nowhere.example' }, 200, 'unknownDomain'],
    [
      '[CALL-SITE-13]',
      '/api/home/marquee',
      { domain_name: 'lucky-harbor.example', external_id: 'XX' },
      200,
      'unknownExternalId',
    ],
    [
      '[CALL-X]',
      '/api/product/games',
      { domain_name: 'lucky-harbor.example', external_id: 'LH01', page: 0, page_size: 24 },
      400,
      'badRequest',
    ],
    [
      '[CALL-AUTH-1]',
      '/api/auth/login',
      { domain_name: 'lucky-harbor.example', external_id: 'LH01', account_id: 'juan', password: 'wrong' },
      200,
      'invalidCredentials',
    ],
    ['[CALL-AUTH-3]', '/api/auth/get_balance', { auth: 's-nothing', account_id: 'juan' }, 200, 'sessionExpired'],
    ['[CALL-X]', '/api/no/such/call', {}, 404, 'notFound'],
  ])('%s %s refuses %j', async (_, path, body, status, statusMessage) => {
    const response = await ask(path, 'POST', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ statusMessage });
  });

  it('[CALL-SITE-1] takes an alias in the address bar, and the domain on the wire', async () => {
    const answer = (await (await ask('/api/startup', 'POST', { domain_name: 'www.lucky-harbor.example' })).json()) as {
      readonly site: unknown;
    };
    expect(answer.site).toMatchObject({
      site_name: 'Lucky Harbor',
      external_id: 'LH01',
      theme_code: 'slot4',
      theme_color: 'sapphire',
    });
  });
});

describe('a visit', () => {
  it('[STATE-4] [CALL-AUTH-3] [CAT-8] signs in, reads the exact balance, keeps a favourite', async () => {
    const session = { accountId: '', auth: '' };
    const client = clientOf('lucky-harbor.example', () => session);
    const login = await client.call('login', { accountId: 'maria', password: 'harbor-demo-2' });
    expect(login).toMatchObject({
      ok: true,
      value: { accountId: 'maria', fullName: 'María Santos', email: 'maria@mail.example' },
    });
    Object.assign(session, login.ok ? { accountId: login.value.accountId, auth: login.value.sessionToken } : {});
    expect(await client.call('balance', {})).toEqual({ ok: true, value: { game: '0.29', tokens: '0' } });
    expect(await client.call('vip', {})).toMatchObject({
      ok: true,
      value: { totalTurnover: '410000.3', currentLevel: 'Bosun', nextLevel: 'Captain' },
    });

    const hot = await client.call('games', { list: 'hot', pageSize: 2 });
    const [game] = hot.ok ? hot.value.games : [];
    expect(game).toMatchObject({ name: 'Golden Typhoon', providerName: 'Tidewell', players: 1204, badges: ['top'] });
    const { providerCode = '', gameCode = '', name = '', type = '', image = '' } = game ?? {};
    await client.call('addFavourite', { providerCode, gameCode, name, type, image });
    expect(await client.call('favourites', {})).toEqual({
      ok: true,
      value: [{ providerCode, gameCode, name, type, image }],
    });
    await client.call('removeFavourite', { providerCode, gameCode });
    expect(await client.call('favourites', {})).toEqual({ ok: true, value: [] });
  });
});

function clientOf(domain: string, identity: () => { accountId: string; auth: string } | null = () => null): ApiClient {
  const site = sites.find((candidate) => candidate.domain === domain);
  if (site === undefined) throw new Error(`No site ${domain}.`);
  return createApiClient({
    environment: {
      fetch,
      report: (error) => expect.unreachable(String(error)),
      log: () => undefined,
      setTimeout: (run, ms) => Number(setTimeout(run, ms)),
      clearTimeout: (id) => clearTimeout(id),
    },
    site: {
      ...site,
      timeZone: 'UTC',
      api: { baseUrl: origin },
      timings: { callTimeoutMs: 8000 },
      failures: failureRules,
      session: sessionRules,
    },
    identity,
  });
}

function ask(
  path: string,
  method: string,
  body: object | undefined,
  domain = 'lucky-harbor.example',
): Promise<Response> {
  return fetch(origin + path, {
    method,
    headers: { 'x-forwarded-host': domain, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function errorsOf(definition: string, value: unknown): readonly unknown[] {
  const validate = schemas.validatorOf(definition);
  return validate(value) ? [] : (validate.errors ?? []);
}
