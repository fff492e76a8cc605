import { valueAt } from '../../engine/config/jsonPath';
import { ownValue } from '../../engine/config/ownValue';
import { forbiddenKeys } from '../../engine/config/plainJson';
import { longestName } from '../newWidget/widgetFiles';
import { templateDescriptor } from './descriptor';
import { homePage } from './homePage';
import { colorsText, declarationText, layoutText, themeTestText, themeText } from './styleFiles';
import type { Structure } from './structure';

/**
 * Why a template cannot be called so; undefined where it can. `themes` are the theme codes of the platform, and
 * `isTaken` says that its folder is there.
 */
export function nameProblem(
  name: string,
  isTaken: boolean,
  themes: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (!/^[a-z]+[0-9]*$/.test(name))
    return `"${name}" is no theme code. Write small letters, and a number after them if it has one, for example nightmarket.`;
  if (name.length > longestName)
    return `The name has ${name.length} letters, and it may have ${longestName} at most. Choose a shorter one.`;
  if (forbiddenKeys.has(name))
    return `"${name}" means something in every object of JavaScript, so it may not be a key. Choose another name.`;
  if (isTaken) return `"${name}" is taken: templates/${name}/ is there already. Choose another name.`;
  const template = valueAt(ownValue(themes, name), ['template']);
  return !Object.hasOwn(themes, name) || template === name
    ? undefined
    : `"${name}" is taken: site-configs/platform/themes.json says that this theme code means ${JSON.stringify(template)}. Choose another name.`;
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
