import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { fetchWithRetry } from '../../engine/api/fetchWithRetry';
import type { CompiledLocale } from '../../engine/config/compiled';
import { contentRequest } from '../../engine/stores/contentRequest';
import { keptAnswers } from './keptAnswers';
import { createPlatformContent, platformFetch } from './platformContent';

const folder = mkdtempSync(join(tmpdir(), 'livery-answers-'));
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const locale = { code: 'EN', lang: 'en', prefix: '' } as CompiledLocale;
const request = contentRequest('seo', { pageName: 'home' });

/** What a page of these requests has; `answer` is the platform, that tells of a failure. */
async function contentOf(answer: (tell: () => void) => Promise<unknown>, limitMs = 20) {
  const content = createPlatformContent({
    reader: (tell) => () => answer(tell),
    kept: keptAnswers(folder, new Map()),
    limitMs,
    at: 0,
    snapshotMs: 86_400_000,
  });
  const { values } = await content.source.snapshot([request], locale);
  return { value: Object.values(values)[0], isPartial: content.isPartial(), hasFailed: content.hasFailed() };
}

const failing = (tell: () => void) => {
  tell();
  return Promise.resolve(undefined);
};
const silent = () => new Promise<undefined>(() => undefined);

it('has the last answer of a platform that fails, or is silent', async () => {
  expect(await contentOf(failing)).toEqual({ value: undefined, isPartial: true, hasFailed: true });
  expect(await contentOf(silent)).toEqual({ value: undefined, isPartial: true, hasFailed: true });
  expect(await contentOf(() => Promise.resolve({ title: 'One' }))).toEqual({
    value: { title: 'One' },
    isPartial: false,
    hasFailed: false,
  });
  for (const answer of [failing, silent, () => Promise.reject(new Error('No.'))]) {
    const said = await contentOf(answer);
    expect(said.value).toEqual({ title: 'One' });
    expect(said).toMatchObject({ isPartial: false, hasFailed: true });
  }
});

it('takes a platform that has nothing to say at its word', async () => {
  expect(await contentOf(() => Promise.resolve({ title: 'One' }))).toMatchObject({ value: { title: 'One' } });
  expect(await contentOf(() => Promise.resolve(undefined))).toEqual({
    value: undefined,
    isPartial: false,
    hasFailed: false,
  });
});

it('keeps an answer that comes too late for the page that asked', async () => {
  let answer: (value: unknown) => void = () => undefined;
  expect(await contentOf(() => new Promise((done) => (answer = done)))).toMatchObject({
    value: undefined,
    isPartial: true,
  });
  answer({ title: 'Slow' });
  await expect.poll(async () => (await contentOf(failing)).value).toEqual({ title: 'Slow' });
});

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 29, 12);

/** A page of figures and words at that moment, of a platform that fails or answers. */
async function pageAt(at: number, answer: unknown) {
  const content = createPlatformContent({
    reader: (tell) => () => (answer === undefined ? failing(tell) : Promise.resolve(answer)),
    kept: keptAnswers(folder, new Map(), () => at),
    limitMs: 20,
    at,
    snapshotMs: 24 * hour,
  });
  const statistics = contentRequest('statistics', {});
  const { values, ...times } = await content.source.snapshot([request, statistics], { ...locale, date: 'en-GB' });
  return { values: Object.values(values), ...times, isPartial: content.isPartial() };
}

it('says of figures that the platform gave earlier when that was, and leaves out those that are too old', async () => {
  const of = (at: number) => new Date(at).toISOString();
  expect(await pageAt(now, 'said')).toEqual({
    values: ['said', 'said'],
    at: of(now),
    asOf: 'Figures as of 29 Nov, 12:00 UTC',
    isPartial: false,
  });
  expect(await pageAt(now + 23 * hour, undefined)).toEqual({
    values: ['said', 'said'],
    at: of(now),
    asOf: 'Figures as of 29 Nov, 12:00 UTC',
    isPartial: false,
  });
  // Words have no age.
  expect(await pageAt(now + 25 * hour, undefined)).toEqual({
    values: ['said'],
    at: of(now + 25 * hour),
    isPartial: true,
  });
  // Those that are of a time to come are of a clock that was set back since: nobody knows how old they are.
  expect(await pageAt(now - 25 * hour, undefined)).toEqual({
    values: ['said'],
    at: of(now - 25 * hour),
    isPartial: true,
  });
});

it.each([
  ['never ends', (part: Buffer) => part],
  ['is broken off', (part: Buffer, response: { readonly destroy: () => void }) => (response.destroy(), part)],
])('has the last answer where one %s', async (_, next) => {
  let answer: RequestListener = (__, response) => response.end('{"title":"One"}');
  let sent = 0;
  const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const world = { setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms)), clearTimeout };
  /** Asks as pages do. */
  const ask = (limitMs: number) =>
    contentOf(async (tell) => {
      const fetch = platformFetch(origin, tell);
      const options = { url: '/api/seo', init: {}, timeoutMs: 20_000, retries: 0, signals: [] };
      const reply = await fetchWithRetry({ ...world, fetch }, options);
      return reply.kind === 'answer' ? reply.body : undefined;
    }, limitMs);
  expect((await ask(20_000)).value).toEqual({ title: 'One' });
  const part = Buffer.alloc(64 * 1024, ' ');
  const closed = new Promise((done) => {
    answer = (__, response) => {
      response.once('close', done);
      const more = () => {
        while (!response.destroyed && response.write(next(part, response))) sent += part.length;
      };
      response.on('drain', more);
      more();
    };
  });
  expect(await ask(20_000)).toEqual({ value: { title: 'One' }, isPartial: false, hasFailed: true });
  await closed;
  // What lies in buffers of sockets comes to a few megabytes.
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});
