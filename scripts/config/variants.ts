import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { kebabCase, variantPath } from '../../engine/config/typeNames';

/**
 * Variants of a widget by the prop that chooses among them, from the modules in its folders: `forms/` belongs to the prop
 * `variant`, any other to the prop named in the singular (`cards/` → `card`). Those that a template owns, in
 * `templates/<name>/widgets/<type>/`, come after them with the template's name: `house/lozenge`.
 */
export function variantsOf(root: string, type: string): Record<string, string[]> {
  const folders = listing(join(root, 'widgets', type)).filter((name) => /^[a-z]+s$/.test(name));
  return Object.fromEntries(
    folders.map((folder) => [propOf(folder), [...variantsIn(join(root, 'widgets', type, folder)), ...ownedVariants(root, type, folder)]]),
  );
}

/** The folder of a widget in which the variants stand that a prop chooses among. */
export function variantFolder(prop: string): string {
  return prop === 'variant' ? 'forms' : `${prop}s`;
}

/** Bytes of a variant with what it imports of its own folder, compressed; its source, since no build is asked for. */
export function variantWeight(root: string, type: string, prop: string, name: string): number {
  const module = join(root, variantPath(`${type}/${variantFolder(prop)}`, name));
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[\w./-]+)'/g)].map(([, path = '']) => resolve(dirname(file), path));
    for (const path of imports.filter((path) => path.startsWith(`${dirname(module)}/`))) for (const end of ['.tsx', '.ts']) visit(path + end);
  };
  visit(module);
  return brotliCompressSync([...found].map((file) => readFileSync(file, 'utf8')).join('\n')).length;
}

function ownedVariants(root: string, type: string, folder: string): string[] {
  return listing(join(root, 'templates')).flatMap((template) => {
    const place = join(root, 'templates', template, 'widgets', type, folder === 'forms' ? '' : folder);
    return variantsIn(place).map((name) => `${template}/${name}`);
  });
}

function propOf(folder: string): string {
  return folder === 'forms' ? 'variant' : folder.slice(0, -1);
}

function variantsIn(folder: string): string[] {
  return listing(folder)
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
    .map((name) => kebabCase(name.slice(0, -4)));
}

function listing(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
