import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCategory, addLanguage } from '../fixtures/newEntries';
import { copyProject, type ProjectCopy } from '../fixtures/projectCopy';

let copy: ProjectCopy;

beforeEach(() => {
  copy = copyProject();
  copy.git('init', '--quiet');
  copy.git('add', '--all');
  copy.git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--message', 'start');
}, 300_000);
afterEach(() => copy.remove());

/** Files that differ from the project's, without messages and without what `npm run generate` and `words` write. */
function touched(): readonly string[] {
  const isWritten = (file: string) =>
    /^schemas\/generated\/|^docs\/|(?:^|\/)messages\/|^scripts\/words\/translated\.json$/.test(file);
  const lines = copy.git('status', '--porcelain', '--untracked-files=all').trimEnd().split('\n');
  return lines.map((line) => line.slice(3)).filter((file) => !isWritten(file));
}

/**
 * Types of the whole project, its messages and its configurations; status 0 of each, or the test fails. Tests that
 * write out the specification's own ten and thirteen are none of them.
 */
function isSound(...unitTests: readonly string[]): void {
  copy.run('prettier', '--write', '--log-level', 'warn', ...touched());
  copy.run('tsx', 'scripts/check.ts', 'types', 'generated', 'messages', 'configs', 'format');
  copy.run('vitest', 'run', ...unitTests);
}

it('[I18N-1] a language is at most eight files beside its message sets', () => {
  addLanguage(copy, 'ITA', { lang: 'it', name: 'Italiano', date: 'it' });
  expect(touched().length).toBeLessThanOrEqual(8);
  isSound('tests/messages.test.ts', 'tests/glossary.test.ts');
}, 1_800_000);

it('[CAT-1] a category is at most four files beside its messages', () => {
  addCategory(copy, { name: 'keno', key: 'keno' });
  expect(touched().length).toBeLessThanOrEqual(4);
  isSound('engine/api/missingGroup.test.ts', 'tests/messages.test.ts');
}, 1_800_000);
