import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { answersFolder, keptAnswers } from './keptAnswers';

const folder = mkdtempSync(join(tmpdir(), 'livery-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[CALL-X] has the answers that the platform of the site gave, and not those of the platform it had before', () => {
  const answersOf = (platform: string | undefined) =>
    keptAnswers(answersFolder(folder, 'one.example', platform), new Map());
  answersOf('https://old.example').keep('seo', { title: 'Old' });
  expect(answersOf('https://new.example').last('seo')).toBeUndefined();
  expect(answersOf(undefined).last('seo')).toBeUndefined();
  expect(answersOf('https://old.example').last('seo')).toEqual({ title: 'Old' });
});
