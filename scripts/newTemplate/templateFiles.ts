import { templateDescriptor } from './descriptor';
import { homePage } from './homePage';
import { colorsText, declarationText, layoutText, themeTestText, themeText } from './styleFiles';
import type { Structure } from './structure';

/** Why a template cannot be called so; undefined where it can. */
export function nameProblem(name: string, isTaken: boolean): string | undefined {
  if (!/^[a-z]+[0-9]*$/.test(name))
    return `"${name}" is no theme code. Write small letters, and a number after them if it has one, for example nightmarket.`;
  return isTaken ? `"${name}" is taken: templates/${name}/ is there already. Choose another name.` : undefined;
}

/**
 * The files of a new template by path from the project root (LAYOUT-1, LAYOUT-2). `description` is its idea in a
 * sentence.
 */
export function templateFiles(name: string, description: string, structure: Structure): ReadonlyMap<string, string> {
  const at = (file: string) => `templates/${name}/${file}`;
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    [at('template.json'), json(templateDescriptor(name, description, structure))],
    [at('pages/home.json'), json(homePage(structure))],
    [at('index.ts'), declarationText(description)],
    [at('layout.css.ts'), layoutText(name, structure)],
    [at('theme.css.ts'), themeText(name)],
    [at('colors.ts'), colorsText],
    [at('theme.test.ts'), themeTestText(name)],
  ]);
}
