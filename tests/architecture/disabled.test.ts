import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Put together, so that this file does not hold what it looks for. */
const inPlace = new RegExp(`(?:${['oxlint', 'eslint'].join('|')})-(?:disable|enable)`);

it('no rule is switched off in place, of whichever linter', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.js'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => inPlace.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
});
