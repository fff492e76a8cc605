import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, demoPlayers } from '../../scripts/sandbox';
import { worldHeader } from '../../scripts/sandbox/worlds';
import { harbor } from './sandboxVisit';

let sandbox: FastifyInstance;
beforeAll(async () => {
  sandbox = await createSandbox({ seed: 'worlds', sites: [harbor] });
});
afterAll(() => sandbox.close());

const juan = demoPlayers.find(({ domain, accountId }) => domain === harbor.domain && accountId === 'juan');
const identity = { external_id: harbor.externalId, domain_name: harbor.domain };

interface Answer {
  readonly statusCode: number;
  readonly user?: { readonly session_token: string };
  readonly accounts?: readonly { readonly accountId: string }[];
}

/** Asks in a world; the usual one without a name. */
async function ask(
  world: string | null,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer> {
  const headers = world === null ? {} : { [worldHeader]: world };
  const answer = await sandbox.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return answer.json();
}

const control = '/api/sandbox/control';
const startup = (world: string | null) => ask(world, 'POST', '/api/startup', { domain_name: harbor.domain });

it('lets a fault of one world strike nobody else', async () => {
  await ask('one', 'POST', control, { faults: [{ call: 'startup', kind: 'unknown-status' }] });
  expect((await startup('one')).statusCode).toBe(777);
  expect((await startup('two')).statusCode).toBe(1);
  expect((await startup(null)).statusCode).toBe(1);
});

it('makes a world again once it was ended', async () => {
  await ask('one', 'POST', control, { faults: [{ call: 'startup', kind: 'unknown-status' }] });
  await ask('one', 'DELETE', control);
  expect((await startup('one')).statusCode).toBe(1);
});

it('knows in each world the sessions of the usual one, each with an account of its own', async () => {
  // A world is made before somebody signs in, too.
  await startup('three');
  const login = { ...identity, account_id: 'juan', password: juan?.password };
  const signedIn = await ask(null, 'POST', '/api/auth/login', login);
  const auth = signedIn.user?.session_token;
  expect(auth).toMatch(/^s-juan-/);
  const balance = (world: string) => ask(world, 'POST', '/api/auth/get_balance', { account_id: 'juan', auth });
  expect((await balance('three')).statusCode).toBe(1);
  expect((await ask('three', 'GET', control)).accounts?.map(({ accountId }) => accountId)).toEqual(['juan']);
  await ask('three', 'POST', control, { expireSessions: true });
  expect((await balance('three')).statusCode).not.toBe(1);
  expect((await balance('four')).statusCode).toBe(1);
  await ask('three', 'POST', control, { reset: true });
  expect((await balance('three')).statusCode).toBe(1);
});
