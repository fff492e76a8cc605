import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The licence texts of all fonts that sites serve, as one text: each package of `@fontsource` and
 * `@fontsource-variable` below `root/node_modules` that `package.json` names in `dependencies`, with its version. The
 * Open Font License asks that its text goes with the files. Throws when a font has none.
 */
export async function fontLicences(root: string): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const fonts = Object.keys(dependencies).filter((name) => /^@fontsource(?:-variable)?\//.test(name));
  return (await Promise.all(fonts.map((name) => licenceOf(root, name)))).join('\n\n');
}

async function licenceOf(root: string, name: string): Promise<string> {
  const folder = join(root, 'node_modules', name);
  const file = (await readdir(folder)).find((one) => /^licen[cs]e(?:\.\w+)?$/i.test(one));
  if (file === undefined)
    throw new Error(`${name} brings no licence text. Take another package of this font, or leave it out.`);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { readonly version: string };
  return `${name} ${version}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}`;
}
