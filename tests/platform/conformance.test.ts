import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startReference } from './recordAnswers';
import { walkPlatform, type Walk } from './walkPlatform';

const folder = join(import.meta.dirname, 'answers');
const modes = readdirSync(folder).map((file) => file.replace('.json', ''));

/** A platform over HTTP that answers each call as the reference platform did in this mode, in the order in which it was asked. */
async function startRecorded(mode: string): Promise<string> {
  const answers = JSON.parse(readFileSync(join(folder, `${mode}.json`), 'utf8')) as { readonly path: string; readonly body: unknown }[];
  const server = createServer((request, response) => {
    request.resume();
    const next = answers.findIndex(({ path }) => path === request.url);
    const [answer] = next < 0 ? [] : answers.splice(next, 1);
    response.statusCode = answer ? 200 : 404;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer?.body ?? {}));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What each step came to; times and amounts that mean the same are written alike. */
function outcomes({ results }: Walk): Readonly<Record<string, unknown>> {
  const plain = JSON.stringify(Object.fromEntries(results)).replace(/T(\d\d:\d\d:\d\d)(?:\.0+)?Z/g, 'T$1Z');
  return JSON.parse(
    plain
      .replace(/"is_deleted":0,|,"is_deleted":0/g, '')
      .replace(/"(-?\d+)\.0+"/g, '"$1"')
      .replace(/"(-?\d+\.\d*[1-9])0+"/g, '"$1"'),
  ) as Readonly<Record<string, unknown>>;
}

/** Nobody has sent the player anything to claim; the platform says so in its own words. */
const refused = { claimInbox: { ok: false, failure: { statusCode: 0, statusMessage: 'There is nothing to claim.', call: 'claimInbox' } } };

describe.each([
  ['recorded', startRecorded],
  [
    'live',
    async (mode: string) => {
      const platform = await startReference(mode);
      onTestFinished(() => platform?.close());
      return platform?.origin ?? null;
    },
  ],
] as const)('the calls of the specification, %s', (_, start) => {
  it.for(modes)('[CALL-X] work with a platform that answers in the manner "%s"', async (mode, { skip }) => {
    const origin = await start(mode);
    if (origin === null) return skip('There is no reference platform here.');
    const { results } = await walkPlatform(origin);
    const failed = [...results].filter(([, result]) => !result.ok).map(([step, result]) => [step, result]);
    expect(Object.fromEntries(failed)).toEqual(refused);
  });
});

/** What our client calls an exchange without a usable answer. */
const lost = ['disconnect', 'internalServerError', 'serviceUnavailable'];
const { PLATFORM_URL: url, PLATFORM_ACCOUNT: accountId = 'player01', PLATFORM_PASSWORD: password = 'Secret-pass-1' } = process.env;

it.runIf(url !== undefined)('[CALL-X] each call of the specification has a usable answer of the platform that was named, and its player signs in', async () => {
  const walker = { player: { accountId, password }, newAccount: `walk${Date.now().toString(36)}`, isRestored: true };
  const { results } = await walkPlatform(url ?? '', walker);
  const unusable = [...results].filter(([step, result]) => !result.ok && (step === 'login' || lost.includes(result.failure.statusMessage)));
  expect(Object.fromEntries(unusable)).toEqual({});
});

it.each(['php', 'ints', 'extra', 'ok-message', 'no-status'])('[CALL-X] "%s" says the same as a platform with typed answers', async (mode) => {
  const typed = outcomes(await walkPlatform(await startRecorded('typed')));
  // Tokens differ from one sign-in to the next; a count of a category that nobody knows is kept, and counts for nothing.
  const { login: _, loginByCode: __, ...same } = outcomes(await walkPlatform(await startRecorded(mode)));
  expect(typed).toMatchObject(same);
});
