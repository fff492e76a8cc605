import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openProgress } from './progress';

let root = '';
const file = () => join(root, '.cache/test-cases');
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'matrix-'));
  await mkdir(join(root, 'engine'));
  await writeFile(join(root, 'engine/a.ts'), 'a');
});
afterEach(() => rm(root, { recursive: true }));

describe('the record of a long run', () => {
  it('knows what the run before it found, if that is asked for', async () => {
    const first = await openProgress(root, file(), false);
    await first.add('template1 guest / 360');
    await first.add('template1 guest / 1440');
    expect([...(await openProgress(root, file(), true)).green]).toEqual([
      'template1 guest / 360',
      'template1 guest / 1440',
    ]);
    expect((await openProgress(root, file(), false)).green.size).toBe(0);
    expect((await openProgress(root, file(), true)).green.size).toBe(0);
  });

  it('forgets it when anything it visited has changed', async () => {
    await (await openProgress(root, file(), false)).add('template1 guest / 360');
    await writeFile(join(root, 'engine/a.ts'), 'b');
    expect((await openProgress(root, file(), true)).green.size).toBe(0);
  });
});
