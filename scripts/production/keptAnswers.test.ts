import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { answersFolder, keptAnswers } from './keptAnswers';

const folder = mkdtempSync(join(tmpdir(), 'livery-kept-'));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

it('has the answers that the platform of the site gave, and not those of the platform it had before', () => {
  const answersOf = (platform: string | undefined) =>
    keptAnswers(answersFolder(folder, 'one.example', platform), new Map());
  answersOf('https://old.example').keep('seo', { title: 'Old' });
  expect(answersOf('https://new.example').last('seo')).toBeUndefined();
  expect(answersOf(undefined).last('seo')).toBeUndefined();
  expect(answersOf('https://old.example').last('seo')).toEqual({ title: 'Old' });
});

it('knows within an hour when an answer was last given', () => {
  let now = Date.UTC(2026, 10, 29, 12, 30);
  const first = now;
  const beside = join(folder, 'times');
  const kept = keptAnswers(beside, new Map(), () => now);
  expect(kept.timeOf('seo')).toBe(0);
  kept.keep('seo', { title: 'One' });
  now += 60_000;
  kept.keep('seo', { title: 'One' });
  expect([kept.last('seo'), kept.timeOf('seo')]).toEqual([{ title: 'One' }, first]);
  now += 3_600_000;
  kept.keep('seo', { title: 'One' });
  expect(kept.timeOf('seo')).toBe(now);
  kept.keep('seo', { title: 'Two' });
  expect(kept.last('seo')).toEqual({ title: 'Two' });
});

it('leaves no half of a file behind where an answer cannot be kept', () => {
  const beside = join(folder, 'unkept');
  keptAnswers(beside, new Map()).keep('seo', { title: 'One' });
  const [file = ''] = readdirSync(beside);
  rmSync(join(beside, file));
  mkdirSync(join(beside, file, 'in the way'), { recursive: true });
  keptAnswers(beside, new Map()).keep('seo', { title: 'Two' });
  expect(readdirSync(beside)).toEqual([file]);
  // Nor does a folder that is none end a render.
  keptAnswers(join(beside, file, 'in the way', 'x'), new Map()).keep('seo', { title: 'Three' });
  writeFileSync(join(folder, 'no folder'), '');
  keptAnswers(join(folder, 'no folder'), new Map()).keep('seo', { title: 'Three' });
});

it('knows no time of an answer that an earlier version kept', () => {
  const beside = join(folder, 'earlier');
  const kept = keptAnswers(beside, new Map());
  kept.keep('seo', { title: 'One' });
  const [file = ''] = readdirSync(beside);
  writeFileSync(join(beside, file), '{"title":"Old"}');
  expect([kept.last('seo'), kept.timeOf('seo')]).toEqual([{ title: 'Old' }, 0]);
});
