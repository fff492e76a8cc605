import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { CompiledLocale } from '../../engine/config/compiled';
import { contentRequest } from '../../engine/stores/contentRequest';
import { keptAnswers } from './keptAnswers';
import { createPlatformContent } from './platformContent';

const folder = mkdtempSync(join(tmpdir(), 'livery-answers-'));
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const locale = { code: 'EN', lang: 'en', prefix: '' } as CompiledLocale;
const request = contentRequest('seo', { pageName: 'home' });

/** What a page of these requests has; `answer` is the platform, that tells of a failure. */
async function contentOf(answer: (tell: () => void) => Promise<unknown>) {
  const content = createPlatformContent({
    reader: (tell) => () => answer(tell),
    kept: keptAnswers(folder, new Map()),
    limitMs: 20,
    at: 0,
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
  expect(await contentOf(() => new Promise((done) => setTimeout(() => done({ title: 'Slow' }), 200)))).toMatchObject({
    value: undefined,
    isPartial: true,
  });
  await expect.poll(async () => (await contentOf(failing)).value).toEqual({ title: 'Slow' });
});
