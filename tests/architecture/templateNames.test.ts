import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
  ['a word with a number', 'widgets/marquee/variants.ts', "export const first = 'template' + 4;"],
  [
    'a word with a number behind it',
    'widgets/marquee/variants.ts',
    'export const first = (n: number) => `template${n}`;',
  ],
  ['words that are put together', 'widgets/marquee/variants.ts', "export const first = 'template'.concat('4');"],
  ['parts that are joined', 'widgets/marquee/variants.ts', "export const first = ['template', 4].join('');"],
  ['a text of two parts', 'widgets/marquee/variants.ts', 'export const first = `main-template` + 4;'],
  ['a pattern', 'widgets/marquee/variants.ts', 'export const first = /^template4/;'],
  ['a key', 'engine/ui/example.ts', 'export const widths = { template15Custom: 768 };'],
  ['a key in quotes', 'engine/ui/example.ts', "export const widths = { 'template15-custom': 768 };"],
  ['a computed key', 'engine/ui/example.ts', 'export const widths = { [`template15`]: 768 };'],
  ['what is taken apart', 'engine/ui/example.ts', 'export const one = ({ template15: width }) => width;'],
  ['capital letters', 'engine/ui/example.ts', "export const first = 'TEMPLATE4';"],
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

/** Data whose matter are templates: a record of all texts there are, and the six templates of the paint measurement. */
const records = ['scripts/words/translated.json', 'scripts/bench/paint/templates.json'];

it('no data of the scripts and of the engine names a template either', () => {
  const files = execFileSync('git', ['ls-files', '--', 'scripts', 'engine', 'ci', 'deploy'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !/\.(?:[jt]sx?|md)$/.test(file) && !records.includes(file) && existsSync(join(root, file)));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /template[-_]?\d/i.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
