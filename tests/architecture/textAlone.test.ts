import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, expect, it } from 'vitest';
import { textAlone } from '../../scripts/lint/textAlone.js';

const folder = mkdtempSync(join(tmpdir(), 'text-alone-'));
afterAll(() => rmSync(folder, { recursive: true }));

const declared = `
declare global { namespace JSX { interface Element { readonly type: string } interface IntrinsicElements { [name: string]: object } } }
declare const isBusy: boolean;
declare const label: string;
declare const note: string | undefined;
declare const count: number;
declare const rows: readonly string[];
declare function message(key: string): string;
`;
const wrong = [
  'Send after a sign that comes: <p>{isBusy ? <i /> : null}Send</p>',
  'Words beside a sign that comes: <p>{isBusy ? <i /> : null}{message("a.b")}</p>',
  'Words beside one that may be missing: <p>{label}{note ? <b>{note}</b> : null}</p>',
  'Words that may be missing: <p><b />{note}</p>',
  'Words or nothing: <p><b />{isBusy ? label : ""}</p>',
  'A number beside a list: <p>{count}{rows.map((row) => <b key={row}>{row}</b>)}</p>',
  'A blank after a sign that comes: <p>{isBusy && <i />} <b>{label}</b></p>',
  'Words without an element: <>{label}</>',
  'Words of a component: <Button>{isBusy ? <i /> : null}{label}</Button>',
  'Words or a sign of a component: <Button>{isBusy ? <i /> : label}</Button>',
  'Words that a component gives: function Given() { return isBusy ? <i /> : label; }',
  'Words that an arrow gives: const Given = () => message("a.b");',
];
const right = [
  '<p>{isBusy ? <i /> : null}<span>{label}</span></p>',
  '<p>{isBusy ? <i /> : null}<span> {message("a.b")}</span></p>',
  '<p>{isBusy ? label : message("a.b")}</p>',
  '<p>{note}</p>',
  '<p>{isBusy ? <i /> : label}</p>',
  '<Button>{label}</Button>',
  'function Given() { return isBusy ? <i /> : <span>{label}</span>; }',
  'const given = () => message("a.b");',
  '<p><b>{label}</b>, {isBusy ? label : message("a.b")}</p>',
  '<p>{label} {count}</p>',
  '<ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>',
  '<>{isBusy ? <i /> : null}<b /></>',
];
const isMarkup = (markup: string) => markup.startsWith('<');
const sourceOf = (markup: string) => markup.replace(/^[A-Z][^:]*: /, '');
/** A line of the source that holds a case. */
const lineOf = (markup: string, index: number) =>
  isMarkup(sourceOf(markup))
    ? `export const part${index} = ${sourceOf(markup)};`
    : `export ${sourceOf(markup).replace(/(?<=[Gg]iven)/, String(index))}`;

it('text beside what may come or go stands in an element of its own', async () => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { jsx: 'preserve', strict: true, types: [] }, include: ['*.tsx'] }),
  );
  const file = join(folder, 'Example.tsx');
  const cases = [...wrong, ...right];
  const source = `${declared}declare const Button: (props: { children: unknown }) => object;\n${cases.map(lineOf).join('\n')}`;
  writeFileSync(file, source);
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.tsx'],
      plugins: { livery: { rules: { 'text-alone': textAlone } } },
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: folder },
      },
      rules: { 'livery/text-alone': 'error' },
    },
  });
  const [result] = await eslint.lintText(source, { filePath: file });
  const first = source.split('\n').findIndex((line) => line.startsWith('export')) + 1;
  const reported = new Set(
    (result?.messages ?? []).map(({ line, message }) =>
      message.startsWith('Put this text') ? cases[line - first] : message,
    ),
  );
  expect([...reported]).toEqual(wrong);
});
