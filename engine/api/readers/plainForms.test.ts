import { expect, it } from 'vitest';
import type { Shape } from '../../../schemas/generated/validators/runtime';
import { plainForms } from './plainForms';

const shapes: Readonly<Record<string, Shape>> = {
  Answer: { r: { value: ['#Row'] }, o: { tags: ['s'], at: 'd', by: { m: ['#Row'] }, one: '#Row' } },
  Row: { r: { id: 's' }, o: { at: 'dz', img_url: 's', rows: ['#Row'] } },
};
const read = (body: unknown) => plainForms({ shapes, name: 'Answer' }, body);
const rows = [{ id: 'a' }, { id: 'b' }];

it.each<[string, unknown]>([
  ['beside its total', { items: rows, total: '2' }],
  ['of a paginator', { current_page: 1, data: rows, links: [{ url: null }], per_page: 15, total: 2 }],
  ['beside records of pages', { data: rows, meta: { total: 2 }, links: { next: null } }],
  ['by a name of its own', { games: rows, count: 2 }],
  ['twice in an object', { data: { list: rows, total: 2 } }],
  ['in a list', [rows]],
  ['as JSON in a text', JSON.stringify(rows)],
])('[CALL-X] a list is found %s', (_, value) => {
  const { body, deviations } = read({ statusCode: 1, value });
  expect(body).toEqual({ statusCode: 1, value: rows });
  expect(deviations).toMatchObject([{ path: '/value', done: 'converted' }]);
});

it.each<[string, unknown]>([
  ['a list', rows],
  ['an empty list', []],
  ['one row alone', { id: 'a', rows: [] }],
  ['rows by their codes', { a: { id: 'a' }, data: { id: 'b' } }],
  ['rows by numbers', { 7: { id: 'a' } }],
  ['two lists without a name of lists', { hot: rows, cold: rows }],
  ['words', 'EN,VI'],
  ['a text that is no JSON', '[EN'],
  ['nothing', null],
])('[CALL-X] %s comes back as it is', (_, value) => {
  const answer = { statusCode: 1, value };
  expect(read(answer)).toEqual({ body: answer, deviations: [] });
  expect(read(answer).body).toBe(answer);
});

it('[CALL-X] an empty list beside its total is empty', () => {
  expect(read({ value: { data: [], total: 0 } }).body).toEqual({ value: [] });
});

it('[CALL-X] times and pictures are found wherever the schema has them, and nowhere else', () => {
  const odd = { id: 'a', at: { date: '2026-12-01T04:00:00Z' }, img_url: '//pictures.example/a b.webp', note: '//x' };
  const plain = { ...odd, at: '2026-12-01T04:00:00Z', img_url: 'https://pictures.example/a b.webp' };
  const answer = (row: object) => ({ value: [row], by: { x: [row] }, one: row, other: odd });
  expect(read(answer(odd)).body).toEqual(answer(plain));
  expect(read(answer(odd)).deviations.map(({ path }) => path)).toEqual(
    ['/value/*', '/by/x/*', '/one']
      .flatMap((place) => [`${place}/at`, `${place}/img_url`])
      .sort((a, b) => order(a) - order(b)),
  );
});

/** The order in which the answer names its fields. */
function order(path: string): number {
  return ['/value', '/by', '/one'].findIndex((start) => path.startsWith(start));
}

it('[CALL-X] a picture that no page can show is none', () => {
  const pictureOf = (img_url: unknown) =>
    (read({ value: [{ id: 'a', img_url }] }).body as { readonly value: readonly { readonly img_url: unknown }[] })
      .value[0]?.img_url;
  expect(['null', 'pictures/a.webp', 'javascript:alert(1)', '///x', '//'].map(pictureOf)).toEqual(['', '', '', '', '']);
  const kept = ['https://pictures.example/a.webp', '/pictures/a.webp', '', null, 7];
  expect(kept.map(pictureOf)).toEqual(kept);
});

it.each([
  ['https://pictures.example/a.webp?w=330&amp;h=440', 'https://pictures.example/a.webp?w=330&h=440'],
  ['//pictures.example/a.webp?w=330&#38;h=440', 'https://pictures.example/a.webp?w=330&h=440'],
  ['/pictures/a.webp?w=330&#x26;h=440', '/pictures/a.webp?w=330&h=440'],
  ['https://pictures.example/a.webp?of=a&amp;amp;b', 'https://pictures.example/a.webp?of=a&amp;b'],
  ['javascript&colon;alert(1)', ''],
  ['&#106;avascript:alert(1)', ''],
  ['java&amp;script:alert(1)', ''],
])('[ERR-7] the picture %j that was written for an attribute of HTML is %j', (address, picture) => {
  expect(read({ value: [{ id: 'a', img_url: address }] }).body).toEqual({ value: [{ id: 'a', img_url: picture }] });
});

it('[ERR-7] addresses in any field, and in lists, are read so; words with an entity are not taken for one', () => {
  const tags = ['https://a.example/?b=1&amp;c=2', 'https://a.example/ &amp; more'];
  expect(read({ value: [], one: { id: '/play?game=7&amp;mode=demo' }, tags }).body).toEqual({
    value: [],
    one: { id: '/play?game=7&mode=demo' },
    tags: ['https://a.example/?b=1&c=2', 'https://a.example/ &amp; more'],
  });
});
