import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { packageIn } from './serverPackage';

const root = resolve(import.meta.dirname, '../..');
const outside = await mkdtemp(join(tmpdir(), 'livery-code-'));
afterAll(() => rm(outside, { recursive: true }));

it('built modules load from a folder outside of the project, with the packages that they import', async () => {
  const folder = join(outside, 'dist/code/1');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'prerender.js'),
    "import { version } from 'react'; import { render } from './part.js'; console.log(render(typeof version));",
  );
  await writeFile(join(folder, 'part.js'), 'export const render = (text) => `a ${text}`;');
  // Twice, as a build may be made again.
  await packageIn(folder, root);
  await packageIn(folder, root);
  // As the threads of the server load it, which know of no loader.
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'prerender.js')], {
    cwd: outside,
    env: {},
  });
  expect(stdout.trim()).toBe('a string');
});
