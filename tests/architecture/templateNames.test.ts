import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
// Without types: with them and `CI` set, the parser reads the file of the project in place of the text that it is
// given.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }],
});

/** Messages of the rule for a source at a path, whatever stands there. */
async function findings(filePath: string, source: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(source, { filePath: join(root, filePath) });
  return (result?.messages ?? [])
    .filter(({ message }) => message.startsWith('No code outside templates/ knows a template'))
    .map(({ ruleId }) => ruleId ?? '');
}

const rule = ['habits/no-template'];

it.each([
  ['a string of the engine', 'engine/theme/example.css.ts', "export const narrow = 'template15Custom';"],
  ['a string of a widget', 'widgets/marquee/Marquee.css.ts', "export const narrow = 'template15Custom';"],
  [
    'a template text of a widget',
    'widgets/marquee/variants.ts',
    'export const key = (name: string) => `template7.${name}`;',
  ],
  ['an identifier of a widget', 'widgets/marquee/variants.ts', 'export const template15Width = 768;'],
  ['a string of a script', 'scripts/build/chunks.ts', "export const first = 'main-template4';"],
  ['a string of the composition', 'modules.ts', "export const first = 'template4';"],
])('refuses the name of a template in %s', async (_, file, source) => {
  expect(await findings(file, source)).toEqual(rule);
});

it.each([
  ['templates/template14/layout.css.ts', "export const name = 'template14';"],
  ['templates/template14/widgets/marquee/Lozenge.css.ts', "export const name = 'template14';"],
  ['widgets/marquee/Marquee.test.tsx', "export const name = 'template14/lozenge';"],
  ['tests/breakpoints.test.ts', "export const name = 'template14';"],
])('lets it stand in %s', async (file, source) => {
  expect(await findings(file, source)).toEqual([]);
});
