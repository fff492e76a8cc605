import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sources = ['engine', 'widgets', 'templates', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|bench|examples|css|d)\.tsx?$/.test(file));

const exported =
  /^export (?:default )?(?:(?:async )?function\*?|(?:abstract )?class|const(?= \w+ = (?:observer|memo|forwardRef|(?:async )?\())) ?(\w*)/;

/** Names of exported functions, components and classes of a module that have no docstring right above them. */
function withoutDocstring(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = exported.exec(line)?.[1];
    return name === undefined || lines[index - 1]?.trimEnd().endsWith('*/') === true ? [] : [name];
  });
}

it('tells an export with a docstring from one without', () => {
  expect(
    withoutDocstring(
      [
        '/** Adds. */',
        'export function add() {}',
        'export async function load() {}',
        'export const Card = observer(() => null);',
        'export class Store {}',
        'export const limit = 3;',
        'function own() {}',
      ].join('\n'),
    ),
  ).toEqual(['load', 'Card', 'Store']);
});

it('every exported function, component and class says what it is for', () => {
  const missing = sources.flatMap((file) =>
    withoutDocstring(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
