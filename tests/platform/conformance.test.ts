import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withCallTable } from './callTable';
import { startReference } from './recordAnswers';
import { recordedModes, startRecordedPlatform } from './recordedPlatform';
import { walkPlatform, type Walk } from './walkPlatform';

const modes = recordedModes();

/** A platform of recorded answers that ends with the test. */
async function startRecorded(mode: string): Promise<string> {
  const platform = await startRecordedPlatform(mode);
  onTestFinished(platform.close);
  return platform.origin;
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
const refused = {
  claimInbox: {
    ok: false,
    failure: { statusCode: 0, statusMessage: 'There is nothing to claim.', call: 'claimInbox' },
  },
};

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
const {
  PLATFORM_URL: url,
  PLATFORM_ACCOUNT: accountId = 'player01',
  PLATFORM_PASSWORD: password = 'Secret-pass-1',
} = process.env;

it.runIf(url !== undefined)(
  '[CALL-X] each call of the specification has a usable answer of the platform that was named, and its player signs in',
  async () => {
    const walker = { player: { accountId, password }, newAccount: `walk${Date.now().toString(36)}`, isRestored: true };
    const { results } = await walkPlatform(url ?? '', walker);
    const unusable = [...results].filter(
      ([step, result]) => !result.ok && (step === 'login' || lost.includes(result.failure.statusMessage)),
    );
    expect(Object.fromEntries(unusable)).toEqual({});
  },
);

it.each(['php', 'ints', 'extra', 'ok-message', 'no-status'])(
  '[CALL-X] "%s" says the same as a platform with typed answers',
  async (mode) => {
    // Tokens differ from one sign-in to the next. A count of a category that there is not may be kept beside: it counts
    // for nothing.
    const { login: _, loginByCode: __, ...typed } = outcomes(await walkPlatform(await startRecorded('typed')));
    expect(outcomes(await walkPlatform(await startRecorded(mode)))).toMatchObject(typed);
  },
);

it('[CALL-X] docs/platform.md says what became of each call in each manner', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/platform.md'), 'utf8');
  expect(text).toBe(await withCallTable(text));
});
