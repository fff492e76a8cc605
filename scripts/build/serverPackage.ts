import { rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

/**
 * Makes a folder of built modules a package of its own, so that Node reads them as what they are wherever it lies.
 * Outside of the project it leads to the packages that the project has, as built modules import them by name.
 */
export async function packageIn(folder: string, root: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const packages = join(folder, 'node_modules');
  await rm(packages, { force: true });
  if (relative(root, folder).startsWith('..')) await symlink(resolve(root, 'node_modules'), packages);
}
