import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsOf } from '../engine/config/jsonPath';
import { foreignBrandIn } from './fixtures/foreignBrands';

const root = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;

/** Files below some folders whose paths end so. */
const filesIn = (folders: readonly string[], ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      file.endsWith(ending) ? [`${folder}/${file}`] : [],
    ),
  );

/** Files whose words every site shows unless it says otherwise. */
const shared = filesIn(
  [
    'templates',
    'engine/i18n/messages',
    'site-configs/pages',
    'site-configs/modals',
    'site-configs/forms',
    'site-configs/platform',
  ],
  '.json',
).filter((file) => !file.endsWith('/messages/descriptions.json'));

/**
 * Texts of a file that players read: not which schema it follows, what it says to authors, a message key, or a value
 * that is sent.
 */
function wordsOf(value: unknown): { readonly path: string; readonly text: string }[] {
  return textsOf(value).flatMap(({ path, text }) => {
    const isTechnical =
      path[0] === '$schema' ||
      (path[0] === 'description' && path.length === 1) ||
      ['key', 'value'].includes(String(path.at(-1)));
    return isTechnical ? [] : [{ path: path.join('.'), text }];
  });
}

/** Every `default` of a schema, at any depth. */
function defaultsOf(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => (key === 'default' ? [value as unknown] : defaultsOf(value)));
}

it('templates, messages, pages, modals and forms name no company, licence, year, regulator or age', () => {
  const wrong = shared.flatMap((file) =>
    wordsOf(read(file)).flatMap(({ path, text }) => {
      const what = foreignBrandIn(text);
      return what === undefined
        ? []
        : [
            `${file} ${path} names ${what}: "${text}". Write a placeholder such as {operator.legalName}, or leave it to the site.`,
          ];
    }),
  );
  expect(shared.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

it('what widgets say unless somebody says otherwise names none either', () => {
  const schemas = filesIn(['widgets', 'schemas'], '.schema.json');
  const wrong = schemas.flatMap((file) =>
    defaultsOf(read(file)).flatMap((value) => wordsOf(value).filter(({ text }) => foreignBrandIn(text) !== undefined)),
  );
  expect(schemas.length).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});

it('a new template or widget borrows no words of a template that is there, and names no company', () => {
  const files = filesIn(['scripts/newTemplate', 'scripts/newSite'], '.ts').filter((file) => !file.endsWith('.test.ts'));
  const wrong = files.flatMap((file) => {
    const strings = [...readFileSync(join(root, file), 'utf8').matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(
      ([, plain, template]) => plain ?? template ?? '',
    );
    return strings.filter(
      (text) =>
        /^template\d+\.licence$/.test(text) ||
        ['a company', 'the number of a licence', 'a regulator'].includes(foreignBrandIn(text) ?? ''),
    );
  });
  expect(files.length).toBeGreaterThan(8);
  expect(wrong).toEqual([]);
});

it.each([
  ['Run by Harbor Interactive Ltd.', 'a company'],
  ['Nonce Games Ltd ले चलाउँछ', 'a company'],
  ['由 Halfmoon Play N.V. 运营', 'a company'],
  ['Monthly audit by Meridian Labs', 'a company'],
  ['demo licence GA/1998/0027', 'the number of a licence'],
  ['lisensiyang KI-2208.', 'the number of a licence'],
  ['under licence 0000/DEMO', 'the number of a licence'],
  ['Home of jackpots since 1998', 'a year'],
  ['1998 年以来的大奖之馆', 'a year'],
  ['licensed by PAGCOR', 'a regulator'],
  ['仅限 18 岁以上读者', 'an age'],
  ['21+', 'an age'],
  ['© {siteName}', 'a copyright'],
  ['Trusted by 3 million players', 'a number of players'],
  ['{siteName} is operated by {operator.legalName} under licence {operator.licence}.', undefined],
  ['A house of games, printed daily.', undefined],
])('a control: "%s" names %s', (text, what) => {
  expect(foreignBrandIn(text)).toBe(what);
});
