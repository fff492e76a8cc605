import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kebabCase } from '../../engine/config/typeNames';

/**
 * Variants of a widget by the prop that chooses among them, from the modules in its folders: `forms/` belongs to the prop
 * `variant`, any other to the prop named in the singular (`cards/` → `card`).
 */
export function variantsOf(root: string, type: string): Record<string, string[]> {
  const folders = listing(join(root, 'widgets', type)).filter((name) => /^[a-z]+s$/.test(name));
  return Object.fromEntries(folders.map((folder) => [folder === 'forms' ? 'variant' : folder.slice(0, -1), variantModules(root, type, folder)]));
}

function variantModules(root: string, type: string, folder: string): string[] {
  return listing(join(root, 'widgets', type, folder))
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
    .map((name) => kebabCase(name.slice(0, -4)));
}

function listing(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
