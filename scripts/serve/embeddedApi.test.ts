import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { embeddedContentId } from './embeddedApi';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-content-'));
  await mkdir(join(root, 'scripts/sandbox/data'), { recursive: true });
  await writeFile(join(root, 'scripts/sandbox/data/site.json'), '{"games":1}');
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 10 }));

it('names what the embedded API answers by its seed, its code and its data, so that written pages are served only with the content they show', async () => {
  const first = await embeddedContentId(root);
  expect(await embeddedContentId(root)).toBe(first);
  expect(await embeddedContentId(root, 'another')).not.toBe(first);
  await writeFile(join(root, 'scripts/sandbox/data/site.json'), '{"games":2}');
  expect(await embeddedContentId(root)).not.toBe(first);
});
