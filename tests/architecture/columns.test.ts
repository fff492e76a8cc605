import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Prettier breaks code at this column; comments are broken by hand. */
const most = 120;

/** A line that is a comment and no more: of a block, or of its own. An address cannot be broken. */
const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line) && !/https?:\/\/\S{40}/.test(line);

it('no comment is wider than the code', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs'], { cwd: root, encoding: 'utf8' });
  const files = listed
    .split('\n')
    .filter((file) => file !== '' && !/^schemas\/generated\/|^tests\/configs\//.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const wide = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isComment(line) && [...line].length > most ? [`${file}:${index + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});
