import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../browser/test';

const root = join(import.meta.dirname, '../../..');

/** Words that only the code of the preview has. */
const marks = ['/__preview/', 'livery:pane', 'data-preview-inspecting', 'livery.preview.key'];

/** Which of the words the code below a folder holds. */
async function heldIn(path: string): Promise<readonly string[]> {
  const files = (await readdir(path, { recursive: true, withFileTypes: true })).filter(
    (file) => file.isFile() && /\.(?:tsx?|js|css)$/.test(file.name),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')));
  return marks.filter((mark) => texts.some((text) => text.includes(mark)));
}

test('[CARD-4] nothing of the preview is in a production build', async () => {
  expect(await heldIn(join(root, 'scripts/preview'))).toEqual(marks);
  expect(await heldIn(join(root, 'dist/assets'))).toEqual([]);
  expect(await heldIn(join(root, 'dist/code'))).toEqual([]);
});
