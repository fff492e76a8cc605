import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';

/** The seven choices that make a template's structure (LAYOUT-1). */
export const choices = ['header', 'categories', 'hero', 'lobby', 'card', 'footer', 'mobile'] as const;

export type Choice = (typeof choices)[number];

/** What a template chose, a word each. */
export type Structure = Readonly<Record<Choice, string>>;

/** How many of the seven choices two templates may have in common. */
export const mostShared = 3;

/** The choices in which two structures agree. */
export function sharedChoices(one: Partial<Structure>, other: Structure): Choice[] {
  return choices.filter((choice) => one[choice] === other[choice]);
}

/**
 * The structures of the templates below `root`, by name in order of number; layouts without a look of their own have
 * none.
 */
export function readStructures(root: string): ReadonlyMap<string, Structure> {
  const names = readdirSync(join(root, 'templates')).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return new Map(
    names.flatMap((name) => {
      const file = join(root, 'templates', name, 'template.json');
      const { structure } = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as { structure?: Structure }) : {};
      return structure === undefined ? [] : [[name, structure] as const];
    }),
  );
}
