import { expect, it } from 'vitest';
import type { CompiledBundle } from '../../engine/config/compiled';
import { testSite } from '../../tests/fixtures/site';
import { leftOut, selectionFault, selectionName } from './selection';
import { isInShard, readShard } from './shard';

const pages = Object.fromEntries(
  [
    ...['home', 'slots'].map((name) => ({ name, path: name === 'home' ? '/' : `/${name}` })),
    { name: 'not-found', path: '/404' },
  ].map((page) => [page.name, page]),
);
const bundle = { site: testSite(), pages, modals: { partners: {} } } as unknown as CompiledBundle;

it.each([
  [{}, []],
  [{ pages: ['home'] }, ['slots.html', 'slots.json', 'vi/slots.html', 'vi/slots.json']],
  [
    { locales: ['default'] },
    [
      'vi/404.html',
      'vi/404.json',
      'vi/index.html',
      'vi/index.json',
      'vi/modals/partners.json',
      'vi/slots.html',
      'vi/slots.json',
    ],
  ],
  [
    { pages: ['home'], locales: ['VI'] },
    [
      '404.html',
      '404.json',
      'index.html',
      'index.json',
      'modals/partners.json',
      'slots.html',
      'slots.json',
      'vi/slots.html',
      'vi/slots.json',
    ],
  ],
])('%j leaves out %j', (selection, expected) => {
  expect([...leftOut(bundle, selection)].sort()).toEqual(expected);
});

it('a selection has one name, however it is written', () => {
  expect([selectionName({}), selectionName({ pages: ['b', 'a'], locales: ['VI'] })]).toEqual([
    '',
    'pages a,b; locales VI',
  ]);
});

it('a word that no site knows is told with the nearest', () => {
  expect(selectionFault([bundle], { pages: ['home'], locales: ['default', 'VI'] })).toBeUndefined();
  expect(selectionFault([bundle], { pages: ['slot'] })).toBe(
    '"slot" is not a page. Did you mean "slots"? One of: home, not-found, slots.',
  );
  expect(selectionFault([bundle], { locales: ['XX'] })).toMatch(
    /^"XX" is not a language\..*One of: default, EN, VI\.$/,
  );
});

it('every site is of one part of a fleet, and stays there when another comes', () => {
  const domains = Array.from({ length: 1000 }, (_, index) => `site-${index}.example`);
  const parts = [1, 2, 3, 4].map((index) => domains.filter((domain) => isInShard({ index, count: 4 }, domain)));
  expect(parts.flat().sort()).toEqual([...domains].sort());
  for (const part of parts) expect(part.length).toBeGreaterThan(180);
});

it.each(['0/4', '5/4', '1', '1/0', 'a/b', '1/4/4'])('%s is no part of a fleet', (text) => {
  expect(() => readShard(text)).toThrow('Write it as 1/4: the first of four.');
});
