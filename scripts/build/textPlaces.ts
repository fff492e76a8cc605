import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { usesIn, type KeyUses } from '../check/messageKeys.ts';
import { flattenMessages, withoutPlural } from '../../engine/i18n/flattenMessages.ts';
import { readMessageSets } from '../config/messageSets.ts';

/**
 * The modules of widgets and variants that may say a text, by `set:key` without the plural. Texts that any page may say
 * are not among them.
 */
export type TextPlaces = Readonly<Record<string, readonly string[]>>;

/**
 * A module that a page takes only if one of its nodes names it: the declaration of a widget, or a variant. Parts belong
 * to their widget.
 */
const declaration = /^(widgets\/[^/]+)\/index\.ts$/;
const variant =
  /^(?:widgets|templates\/[^/]+\/widgets)\/[^/]+\/(?:forms|cards|arrangements)\/[^/]+\.tsx$|^templates\/[^/]+\/widgets\/[^/]+\/[^/]+\.tsx$/;
const part = /^(widgets\/[^/]+)\/(?:parts|skeletons)\/[^/]+\.tsx$/;

/**
 * Reads from the sources below `root` which texts only some widgets or variants say, and which: a module says what it
 * names itself, and what the modules name that it imports. The engine's own texts are everybody's, and so is a text
 * that no code names.
 */
export async function textPlaces(root: string): Promise<TextPlaces> {
  const { preProcessFile } = (await import('typescript')).default;
  const files = ['engine', 'widgets', 'templates'].flatMap((folder) => sourcesBelow(root, folder));
  const modules = new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const imports = preProcessFile(source).importedFiles.flatMap(({ fileName }) => resolved(root, file, fileName));
      return [file, { uses: usesIn(file, source), imports }] as const;
    }),
  );
  const saidBy = (start: readonly string[]) => {
    const reached = new Set(start);
    for (const file of reached)
      for (const next of modules.get(file)?.imports ?? []) if (!next.startsWith('engine/')) reached.add(next);
    return [...reached].flatMap((file) => modules.get(file)?.uses ?? []);
  };
  const texts = keysOf(root);
  const general = fitting(
    texts,
    files
      .filter((file) => file.startsWith('engine/') || /^templates\/[^/]+\/index\.ts$/.test(file))
      .flatMap((file) => modules.get(file)?.uses ?? []),
  );
  const places = new Map<string, string[]>();
  for (const start of files.filter((file) => declaration.test(file) || variant.test(file))) {
    const folder = declaration.exec(start)?.[1];
    const parts = folder === undefined ? [] : files.filter((file) => part.exec(file)?.[1] === folder);
    for (const key of fitting(texts, saidBy([start, ...parts])))
      if (!general.has(key)) places.set(key, [...(places.get(key) ?? []), start]);
  }
  return Object.fromEntries(
    [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, modules]) => [key, withoutNamed(modules)]),
  );
}

/** Without the variants of widgets that say the text anyway. */
function withoutNamed(modules: readonly string[]): readonly string[] {
  const whole = modules.flatMap((module) => declaration.exec(module)?.[1] ?? []);
  return modules.filter(
    (module) =>
      declaration.test(module) ||
      !whole.some((folder) => module.startsWith(`${folder}/`) || module.includes(`/${folder}/`)),
  );
}

/** `set:key` of every text, plural forms under their common key; error texts come with the first failure. */
function keysOf(root: string): readonly string[] {
  const rows = Object.entries(readMessageSets(root, 'EN')).flatMap(([set, messages]) =>
    set === 'errors' ? [] : Object.keys(flattenMessages(messages)).map((key) => `${set}:${withoutPlural(key)}`),
  );
  return [...new Set(rows)];
}

/** The texts that some code names, with or without the set, or by a pattern. */
function fitting(texts: readonly string[], uses: readonly KeyUses[]): ReadonlySet<string> {
  const keys = new Set(uses.flatMap(({ keys: own }) => [...own]));
  const patterns = uses.flatMap(({ patterns: own }) => own.map(({ pattern }) => pattern.split('*')));
  const fits = (name: string) => keys.has(name) || patterns.some((pieces) => isMadeOf(name, pieces));
  return new Set(texts.filter((text) => fits(text) || fits(text.slice(text.indexOf(':') + 1))));
}

/** Whether a name begins with the first piece, ends with the last, and has the others in between, in their order. */
function isMadeOf(name: string, pieces: readonly string[]): boolean {
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const found =
      index === pieces.length - 1 ? (name.endsWith(piece) ? name.length - piece.length : -1) : name.indexOf(piece, at);
    if (found < at || (index === 0 && found !== 0)) return false;
    at = found + piece.length;
  }
  return true;
}

function sourcesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|examples|css|d)\./.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The module that an import names, if it is one of the project's. */
function resolved(root: string, from: string, name: string): readonly string[] {
  if (!name.startsWith('.')) return [];
  const path = join(dirname(from), name);
  const found = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(join(root, file)),
  );
  return found === undefined ? [] : [found];
}
