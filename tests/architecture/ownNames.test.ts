import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, expect, it } from 'vitest';
import { ownNames } from '../../scripts/lint/ownNames.js';

const folder = mkdtempSync(join(tmpdir(), 'own-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const declared = `
declare const name: string;
declare const table: Readonly<Record<string, number>>;
declare const maybe: Record<string, number> | undefined;
declare const nested: { readonly rows: { readonly [key: string]: number } };
declare const codes: { readonly EN: number; readonly RUS: number };
declare const code: keyof typeof codes;
declare const byCode: Readonly<Partial<Record<'EN' | 'RUS', number>>>;
declare const rows: readonly number[];
declare const at: number;
declare const map: ReadonlyMap<string, number>;`;
const wrong = [
  'table[name]',
  'table[name] ?? 0',
  'maybe?.[name]',
  'nested.rows[name]',
  'Object.hasOwn(table, "EN") ? table[name] : 0',
  'Object.hasOwn(table, name) ? 0 : maybe?.[name]',
];
const right = [
  'Object.hasOwn(table, name) ? table[name] : 0',
  'Object.hasOwn(table, name) && table[name]',
  'Object.hasOwn(nested.rows, name) ? nested.rows[name] : 0',
  '(() => { if (!Object.hasOwn(table, name)) return 0; return table[name]; })()',
  'codes[code]',
  'byCode[code]',
  'table.EN',
  'table["EN"]',
  'rows[at]',
  'map.get(name)',
];

it('[CARD-5] a name that may be any is asked of an object only after Object.hasOwn', async () => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, target: 'es2022', lib: ['es2022'], types: [] },
      include: ['*.ts'],
    }),
  );
  const cases = [...wrong, ...right];
  const source = `${declared}\n${cases.map((text, index) => `export const part${index} = ${text};`).join('\n')}`;
  const file = join(folder, 'example.ts');
  writeFileSync(file, source);
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      plugins: { livery: { rules: { 'own-names': ownNames } } },
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: folder },
      },
      rules: { 'livery/own-names': 'error' },
    },
  });
  const [result] = await eslint.lintText(source, { filePath: file });
  const first = source.split('\n').findIndex((line) => line.startsWith('export')) + 1;
  expect([
    ...new Set(
      (result?.messages ?? []).map(({ line, message }) =>
        message.startsWith('Ask Object.hasOwn(') ? cases[line - first] : message,
      ),
    ),
  ]).toEqual(wrong);
});
