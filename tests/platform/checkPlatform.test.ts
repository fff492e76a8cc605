import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it, onTestFinished } from 'vitest';
import type { Identity } from '../../engine/api/endpoint';
import { capabilities } from '../../engine/config/capabilities';
import { checkPlatform } from './checkPlatform';
import { createPlatformClient } from './platformClient';
import { startReference } from './recordAnswers';
import { startRecordedPlatform } from './recordedPlatform';

const site = { domain: 'lucky-harbor.example', externalId: 'LH01' };

interface Anywhere {
  readonly status: number;
  readonly type?: string;
  readonly body: (path: string) => string;
}
const news = { items: [], total: 0, page: 1, page_size: 10 };
const notThere: Anywhere = { status: 404, body: () => '{}' };

/** A platform that answers as recorded, with more beside it; `anywhere` is what it answers at any other address. */
async function start(mode: string, more: Readonly<Record<string, unknown>> = {}, anywhere = notThere) {
  const answers = JSON.parse(readFileSync(join(import.meta.dirname, 'answers', `${mode}.json`), 'utf8')) as {
    readonly path: string;
    readonly body: unknown;
  }[];
  const bodies = { ...Object.fromEntries(answers.map(({ path, body }) => [path, body])), ...more };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const path = request.url ?? '';
    asked.push(path);
    const body = (bodies as Readonly<Record<string, { readonly statusCode?: unknown }>>)[path];
    response.statusCode = !body ? anywhere.status : body.statusCode === 404 ? 404 : 200;
    response.setHeader('content-type', (!body && anywhere.type) || 'application/json');
    response.end(body ? JSON.stringify(body) : anywhere.body(path));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

it('[CALL-X] reads every call of the specification that only reads, finds no group of ours, and changes nothing', async () => {
  const { origin, asked } = await start('typed');
  const { calls, groups } = await checkPlatform(origin, site, { accountId: 'player01', password: 'Secret-pass-1' });
  const ofSpec = calls.filter((call) => call.origin === 'spec');
  expect(ofSpec.filter(({ outcome }) => outcome === 'failed' || outcome === 'missing')).toEqual([]);
  expect(calls.filter((call) => call.origin === 'livery' && !['missing', 'unasked'].includes(call.outcome))).toEqual(
    [],
  );
  // A round of the minigame can't be asked for without playing it.
  expect(groups).toEqual({
    found: [],
    missing: capabilities.filter((group) => group !== 'minigame'),
    unknown: ['minigame'],
  });
  for (const change of [
    'signup',
    'update_password',
    'profile_update',
    'claim_inbox',
    'fav_add',
    'forgot_password',
    'adsvisit',
  ])
    expect(asked.filter((path) => path.endsWith(change))).toEqual([]);
});

/** What a platform knows of its player. */
async function stateOf(origin: string, player: { readonly accountId: string; readonly password: string }) {
  let identity: Identity | null = null;
  const client = createPlatformClient({ origin, site, tell: () => undefined, fetch, identity: () => identity });
  const login = await client.call('login', player);
  if (!login.ok) throw new Error(`The player is not signed in: ${login.failure.statusMessage}`);
  const { accountId, fullName, email } = login.value;
  identity = { accountId, auth: login.value.sessionToken };
  return { accountId, fullName, email, favourites: await client.call('favourites', {}) };
}

it.for(['recorded', 'live'])(
  '[CALL-X] makes on request every call of the specification that changes something, and leaves all as it was: %s',
  async (how, { skip }) => {
    const platform =
      how === 'live' ? await startReference('php') : await startRecordedPlatform('typed', { lasts: true });
    if (!platform) return skip('There is no reference platform here.');
    onTestFinished(() => platform.close());
    const player = { accountId: 'player01', password: 'Secret-pass-1' };
    const before = await stateOf(platform.origin, player);
    const { calls } = await checkPlatform(platform.origin, site, player, { writes: true });
    const ofSpec = calls.filter((call) => call.origin === 'spec');
    expect([ofSpec.length, ofSpec.filter(({ outcome }) => outcome !== 'answered')]).toEqual([33, []]);
    expect(await stateOf(platform.origin, player)).toEqual(before);
  },
);

it('[CALL-X] asks no call of players without a player', async () => {
  const { origin, asked } = await start('typed');
  const { calls } = await checkPlatform(origin, site);
  expect(calls.find(({ name }) => name === 'balance')).toMatchObject({
    outcome: 'unasked',
    detail: 'it needs a player',
  });
  expect(asked.filter((path) => /login|get_balance|get_inbox|fav_list/.test(path))).toEqual([]);
});

it('[CALL-X] tells what was otherwise than expected, and which group was found', async () => {
  const { origin } = await start('bad-rows', { '/api/home/promotions': { statusCode: 1, value: [] } });
  const { calls, groups } = await checkPlatform(origin, site, { accountId: 'player01', password: 'Secret-pass-1' });
  expect(calls.filter(({ deviations }) => deviations.length > 0).length).toBeGreaterThan(0);
  expect(groups.found).toEqual(['promotions']);
});

it('[CALL-X] knows without a player what guests can ask, and says of the rest alone that it is not known', async () => {
  const { origin } = await start('typed', {
    '/api/home/promotions': { statusCode: 1, value: [] },
    '/api/home/news': { statusCode: 404, statusMessage: 'noNewsToday' },
    '/api/product/launch': { statusCode: 404, statusMessage: 'gameUnknown' },
  });
  const { groups } = await checkPlatform(origin, site);
  expect(groups.found).toEqual(['promotions', 'news', 'launch']);
  expect(groups.unknown).toEqual(['cashier', 'banks', 'history', 'spin', 'minigame', 'referrals', 'limits']);
  expect(groups.missing).toEqual(['games', 'jackpots', 'racing', 'missions', 'leaderboard', 'vip-levels']);
});

it('[CALL-X] takes the 404 of a framework for what it is: the launch is not there', async () => {
  const message = 'Cannot POST /api/product/launch';
  const { origin } = await start('typed', { '/api/product/launch': { statusCode: 404, message, error: 'Not Found' } });
  const { groups } = await checkPlatform(origin, site);
  expect(groups.found).toEqual([]);
  expect(groups.missing).toContain('launch');
});

it.each<[string, Anywhere]>([
  ['404 in its own words', { status: 404, body: () => '{"statusCode":404,"statusMessage":"methodUnknown"}' }],
  ['200 and Not Found', { status: 200, body: () => '{"statusCode":404,"statusMessage":"Not Found"}' }],
  ['200 and a refusal', { status: 200, body: () => '{"statusCode":0,"statusMessage":"Unknown action"}' }],
  [
    '200 and a refusal with address and time',
    {
      status: 200,
      body: (path) => JSON.stringify({ statusCode: '0', message: `Unknown ${path}`, at: `${performance.now()}` }),
    },
  ],
  ['200 and success', { status: 200, body: () => '{"statusCode":1,"value":[]}' }],
  ['200 and the page of an application', { status: 200, type: 'text/html', body: () => '<!doctype html><p>Hi' }],
  ['405', { status: 405, body: (path) => JSON.stringify({ message: `POST is not supported for ${path.slice(1)}.` }) }],
  ['a wall of logins', { status: 401, body: () => '{"message":"Unauthenticated."}' }],
])('[CALL-X] finds no group at a platform that answers any address with %s', async (_, anywhere) => {
  const { origin } = await start('typed', { '/api/home/news': { statusCode: 1, value: news } }, anywhere);
  const { groups } = await checkPlatform(origin, site, { accountId: 'player01', password: 'Secret-pass-1' });
  expect(groups.found.filter((group) => group !== 'news')).toEqual([]);
  expect(groups.missing).toEqual(capabilities.filter((group) => !['news', 'minigame'].includes(group)));
});

it('[CALL-X] the command prints no api.json where start-up fails, and says what to look at', async () => {
  const { origin } = await start('typed', { '/api/startup': { statusCode: 0, statusMessage: 'Invalid domain' } });
  const said = await promisify(execFile)('node', ['--import', 'tsx', 'tests/platform/check.ts', origin], {
    cwd: join(import.meta.dirname, '../..'),
  }).catch((error: unknown) => error as { readonly stdout: string; readonly code?: number });
  expect(said).toMatchObject({ code: 1 });
  expect(said.stdout).toContain('FAILED     startup              /api/startup: 0 Invalid domain');
  expect(said.stdout).toContain('Start-up failed, so nothing else counts and there is no api.json to write.');
  expect(said.stdout).not.toContain('offers');
});

it('[CALL-X] the command prints an api.json that its schema takes', async () => {
  const { origin } = await start('typed', { '/api/home/promotions': { statusCode: 1, value: [] } });
  const root = join(import.meta.dirname, '../..');
  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', 'tests/platform/check.ts', origin], {
    cwd: root,
  });
  expect(stdout).toContain('Groups of our extension: promotions.');
  const printed: unknown = JSON.parse(/^\{$[^]*?^\}$/m.exec(stdout)?.[0] ?? '');
  const schema = JSON.parse(readFileSync(join(root, 'schemas/platform/api.schema.json'), 'utf8')) as object;
  const validate = new Ajv2020({ strict: false }).compile(schema);
  expect(validate(printed), JSON.stringify(validate.errors)).toBe(true);
  expect(printed).toMatchObject({ offers: ['promotions'] });
  expect(stdout).toContain('Not known: cashier, banks,');
  expect(stdout).toContain(
    'A site whose jurisdiction is "strict" is refused with these offers: it asks for deposit-limits, time-out, self-exclusion.',
  );
});
