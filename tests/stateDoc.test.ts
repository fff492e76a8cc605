import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layoutDefaults } from '../engine/api/layoutState';
import { testSite } from './fixtures/site';

const root = join(import.meta.dirname, '..');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path));
const page = readFileSync(join(root, 'docs/state.md'), 'utf8');
const isNamed = (word: string) => page.includes(`\`${word}\``) || page.includes(`\`${word}.`);
/** Whether a key of the browser is named itself; what a name is added to is written `livery.draft.<form>`. */
const isKeyNamed = (key: string) => page.includes(`\`${key}\``) || page.includes(`\`${key}.<`);

interface Schema {
  readonly $defs: Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>;
}

it('[STATE-3] docs/state.md names every field of the layout', () => {
  expect(Object.keys(layoutDefaults(testSite())).filter((field) => !isNamed(field))).toEqual([]);
});

it('[STATE-1] docs/state.md names every field that is kept', () => {
  const schemas = filesIn('schemas/state').map((path) => JSON.parse(readFileSync(path, 'utf8')) as Schema);
  const fields = schemas.flatMap(({ $defs }) =>
    Object.values($defs).flatMap(({ properties = {} }) => Object.keys(properties)),
  );
  expect(fields.length).toBeGreaterThan(30);
  expect([...new Set(fields)].filter((field) => !isNamed(field))).toEqual([]);
});

it('[STATE-1] docs/state.md names every key that a browser keeps', () => {
  const sources = ['engine', 'widgets']
    .flatMap(filesIn)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));
  const keys = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/['`](livery(?:\.[a-zA-Z]+)+)/g)].flatMap(([, key]) => key ?? []),
  );
  expect(keys.length).toBeGreaterThan(8);
  expect(keys).toContain('livery.money.settled');
  expect([...new Set(keys)].filter((key) => !isKeyNamed(key))).toEqual([]);
});
