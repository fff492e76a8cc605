import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { kebabCase, variantPath } from '../../engine/config/typeNames';

/**
 * Variants of a widget by the prop that chooses among them, from the modules in its folders: `forms/` belongs to the
 * prop `variant`, any other to the prop named in the singular (`cards/` → `card`). Those that a template owns, in
 * `templates/<name>/widgets/<type>/`, come after them with the template's name: `house/lozenge`.
 */
export function variantsOf(root: string, type: string): Record<string, string[]> {
  return variantsAmong(root, type, ownersIn(root));
}

/** Those of many widgets, by type; the folders of templates are looked through once for all. */
export function allVariants(root: string, types: readonly string[]): ReadonlyMap<string, Record<string, string[]>> {
  const owners = ownersIn(root);
  return new Map(types.map((type) => [type, variantsAmong(root, type, owners)]));
}

/** Templates that have variants of their own, each with the widgets that it has them for. */
type Owners = readonly (readonly [template: string, types: ReadonlySet<string>])[];

function ownersIn(root: string): Owners {
  return listing(join(root, 'templates')).map((template) => [
    template,
    new Set(listing(join(root, 'templates', template, 'widgets'))),
  ]);
}

function variantsAmong(root: string, type: string, owners: Owners): Record<string, string[]> {
  const folders = listing(join(root, 'widgets', type)).filter((name) => /^[a-z]+s$/.test(name));
  const templates = owners.flatMap(([template, types]) => (types.has(type) ? [template] : []));
  return Object.fromEntries(
    folders.map((folder) => [
      propOf(folder),
      [...variantsIn(join(root, 'widgets', type, folder)), ...ownedVariants(root, type, folder, templates)],
    ]),
  );
}

/** The folder of a widget in which the variants stand that a prop chooses among. */
export function variantFolder(prop: string): string {
  return prop === 'variant' ? 'forms' : `${prop}s`;
}

type Weigher = (prop: string, name: string) => number;

const weighers = new Map<string, Weigher>();

/** What weighs the variants of a widget: one function for each widget and each place that the code stands in. */
export function variantWeigher(root: string, type: string): Weigher {
  const code = codeRoot(root);
  const key = `${code} ${type}`;
  const known = weighers.get(key) ?? ((prop, name) => variantWeight(code, type, prop, name));
  weighers.set(key, known);
  return known;
}

/** The project whose widgets and templates these are: another one where both folders are links into it. */
function codeRoot(root: string): string {
  const [widgets, templates] = ['widgets', 'templates'].map((name) => realOf(join(root, name)));
  return widgets !== undefined && templates !== undefined && dirname(widgets) === dirname(templates)
    ? dirname(widgets)
    : root;
}

function realOf(folder: string): string | undefined {
  return existsSync(folder) ? realpathSync(folder) : undefined;
}

/** Bytes of a variant with what it imports of its own folder, compressed; its source, since no build is asked for. */
function variantWeight(root: string, type: string, prop: string, name: string): number {
  const module = join(root, variantPath(`${type}/${variantFolder(prop)}`, name));
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[\w./-]+)'/g)].map(([, path = '']) =>
      resolve(dirname(file), path),
    );
    for (const path of imports.filter((path) => path.startsWith(`${dirname(module)}/`)))
      for (const end of ['.tsx', '.ts']) visit(path + end);
  };
  visit(module);
  return brotliCompressSync([...found].map((file) => readFileSync(file, 'utf8')).join('\n')).length;
}

function ownedVariants(root: string, type: string, folder: string, templates: readonly string[]): string[] {
  return templates.flatMap((template) => {
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
