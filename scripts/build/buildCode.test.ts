import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildCode, codeBuildAt } from './buildCode';
import { latency } from '../../tests/fixtures/latency';

it('builds once for several who ask at the same moment, such as two servers, and again after a build that failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-code-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const dist = join(folder, 'dist');
  const builds: string[] = [];
  const silent = () => undefined;
  const write = async (_: string, at: string, id: string) => {
    builds.push('begun');
    mkdirSync(join(at, 'code', id), { recursive: true });
    await latency(100);
    writeFileSync(codeBuildAt(at, id).chunks, '{}');
    builds.push('done');
  };
  const broken = () => Promise.reject(new Error('The code could not be built.'));
  await expect(buildCode(folder, dist, silent, broken)).rejects.toThrow('The code could not be built.');
  const all = await Promise.all(Array.from({ length: 3 }, () => buildCode(folder, dist, silent, write)));
  expect(builds).toEqual(['begun', 'done']);
  expect(all.filter(({ isReused }) => isReused)).toHaveLength(2);
  expect(readdirSync(dist)).toEqual(['code']);
});
