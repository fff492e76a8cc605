import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameProblem, widgetFiles } from './widgetFiles';

const project = resolve(import.meta.dirname, '../..');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'livery-new-widget-'));
  const left = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results', 'playwright-report']);
  for (const name of readdirSync(project)) if (!left.has(name)) cpSync(join(project, name), join(copy, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(join(project, 'node_modules/.bin', program), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
}

it.each([
  ['Tip Box', false, '"Tip Box" is no name of a widget. Write small letters, digits and hyphens, for example tip-box.'],
  ['text', true, '"text" is taken: widgets/text/ is there already. Choose another name.'],
  ['tip-box', false, undefined],
])('[CARD-2] the name %j', (type, isTaken, problem) => expect(nameProblem(type, isTaken)).toBe(problem));

it('[CARD-2] the new widget passes types, lint, format, validation, the check of generated files and its own examples', () => {
  expect(run('tsx', 'scripts/newWidget.ts', 'tip-box', '--description', 'A tip of the house.')).toContain('Wrote widgets/tip-box/TipBox.tsx.');
  const page = join(copy, 'site-configs/pages/about.json');
  const files = [...widgetFiles('tip-box', '').keys()];
  expect(run('prettier', '--check', ...files)).toContain('All matched files use Prettier code style!');
  expect(run('eslint', '--max-warnings', '0', ...files.filter((file) => !file.endsWith('.json')))).toBe('');
  expect(run('tsx', 'scripts/generate.ts', '--check')).toBe('');
  writeFileSync(page, withTip(page));
  expect(run('tsx', 'scripts/validate.ts')).toContain('no problems');
  expect(run('tsc', '--noEmit', '-p', '.')).toBe('');
  expect(run('vitest', 'run', 'tests/widgets.test.tsx', '-t', 'tip-box')).toMatch(/3 passed/);
  expect(() => run('tsx', 'scripts/newWidget.ts', 'tip-box')).toThrow('"tip-box" is taken');
}, 600_000);

/** The page with the new widget on it. */
function withTip(file: string): string {
  const page = JSON.parse(execFileSync('cat', [file], { encoding: 'utf8' })) as { regions: { main: unknown[] } };
  page.regions.main.push({ id: 'tip', type: 'tip-box', props: { title: { key: 'home.hotGames' } } });
  return `${JSON.stringify(page, null, 2)}\n`;
}
