import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../tests/fixtures/projectCopy';
import { nameProblem, widgetFiles } from './widgetFiles';

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
}, 300_000);
afterAll(() => copy.remove());

it.each([
  ['Tip Box', false, '"Tip Box" is no name of a widget. Write small letters, digits and hyphens, for example tip-box.'],
  ['text', true, '"text" is taken: widgets/text/ is there already. Choose another name.'],
  ['tip-box', false, undefined],
])('[CARD-2] the name %j', (type, isTaken, problem) => expect(nameProblem(type, isTaken)).toBe(problem));

it('[CARD-2] the new widget passes types, lint, format, validation, the check of generated files and its own examples', () => {
  expect(copy.run('tsx', 'scripts/newWidget.ts', 'tip-box', '--description', 'A tip of the house.')).toContain('Wrote widgets/tip-box/TipBox.tsx.');
  const page = join(copy.root, 'site-configs/pages/about.json');
  const files = [...widgetFiles('tip-box', '').keys()];
  expect(copy.run('prettier', '--check', ...files)).toContain('All matched files use Prettier code style!');
  expect(copy.run('eslint', '--max-warnings', '0', ...files.filter((file) => !file.endsWith('.json')))).toBe('');
  expect(copy.run('tsx', 'scripts/generate.ts', '--check')).toBe('');
  writeFileSync(page, withTip(page));
  expect(copy.run('tsx', 'scripts/validate.ts')).toContain('no problems');
  expect(copy.run('tsc', '--noEmit', '-p', '.')).toBe('');
  expect(copy.run('vitest', 'run', 'tests/widgets.test.tsx', '-t', 'tip-box')).toMatch(/3 passed/);
  expect(() => copy.run('tsx', 'scripts/newWidget.ts', 'tip-box')).toThrow('"tip-box" is taken');
}, 600_000);

/** The page with the new widget on it. */
function withTip(file: string): string {
  const page = JSON.parse(execFileSync('cat', [file], { encoding: 'utf8' })) as { regions: { main: unknown[] } };
  page.regions.main.push({ id: 'tip', type: 'tip-box', props: { title: { key: 'home.hotGames' } } });
  return `${JSON.stringify(page, null, 2)}\n`;
}
