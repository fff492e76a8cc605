import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../schemas/generated/validators/runtime';
import { readAnswer } from './readAnswer';
import { readTime } from './readTime';

function read(shape: Shape, body: unknown, zone = 'UTC') {
  const { value, deviations } = readAnswer({ shapes: { Whole: { r: { it: shape } } }, name: 'Whole' }, body, (time) =>
    readTime(time, zone),
  );
  return {
    it: (value as { readonly it: unknown } | undefined)?.it,
    told: deviations.map(({ path, came, done }) => `${path} ${came} ${done}`),
  };
}
const amount: Shape = { t: 'sn', p: '^-?\\d+(\\.\\d+)?$' };
const minor: Shape = { t: 's', p: '^-?\\d+$' };
const game: Shape = { r: { code: 's', name: 's' }, o: { players: 'i', picture: 's' } };

describe('a value that another hand wrote', () => {
  it.each<[string, Shape, unknown, unknown]>([
    ['a number as text', 's', 7, '7'],
    ['a text as number', 'n', ' 12.5 ', 12.5],
    ['a text as integer', 'i', '3', 3],
    ['a switch', 'b', '1', true],
    ['a switch that is off', 'b', 'off', false],
    ['a time without a zone', 'd', '2026-12-01 04:00:00', '2026-12-01T04:00:00Z'],
    ['an amount as a number', amount, 1234.5, 1234.5],
    ['an amount as text', amount, '1234.50', '1234.50'],
    ['an amount with blanks', amount, ' 1234.50 ', '1234.50'],
    ['an amount without its zero', amount, '.50', '0.50'],
    ['minor units as a number', minor, 123450, '123450'],
    ['a word in other letters', { e: ['HEAD', 'BODY'] }, 'head', 'HEAD'],
    ['a word as a number', { e: ['1', 'X', '2'] }, 1, '1'],
    ['a keyed object for a list', ['s'], { 0: 'a', 4: 'b' }, ['a', 'b']],
    ['null for a list', ['s'], null, []],
    ['empty text for a list', ['s'], '', []],
    ['words in one text', ['s'], 'EN, PHP', ['EN', 'PHP']],
    ['one row for a list', [game], { code: 'a', name: 'A' }, [{ code: 'a', name: 'A' }]],
    ['one row without a field that it needs to have', [{ o: { name: 's' } }], { name: 'A' }, [{ name: 'A' }]],
    ['rows by names', [{ o: { name: 's' } }], { a: { name: 'A' } }, [{ name: 'A' }]],
    ['an empty list for an object', { o: { id: 's' } }, [], {}],
    ['null for an object', { o: { id: 's' } }, null, {}],
    ['an empty list for a map', { m: 'n' }, [], {}],
    ['counts as text', { m: 'n' }, { slot_game: '3', sports: 'many' }, { slot_game: 3 }],
    [
      'a field that can not be read',
      game,
      { code: 'a', name: 'A', players: 'many', picture: null },
      { code: 'a', name: 'A' },
    ],
    ['a field that nobody knows', game, { code: 'a', name: 'A', extra: [1] }, { code: 'a', name: 'A', extra: [1] }],
    [
      'rows that can not be read',
      [game],
      [{ code: 'a', name: 'A' }, { code: 7 }, null, { code: 7, name: 'B' }],
      [
        { code: 'a', name: 'A' },
        { code: '7', name: 'B' },
      ],
    ],
  ])('reads %s', (_, shape, given, expected) => expect(read(shape, { it: given }).it).toEqual(expected));

  it.each<[string, Shape, unknown]>([
    ['an amount of more digits than a number keeps', amount, 12_345_678_901_234_567],
    ['an amount that a sum of floats made', amount, 0.1 + 0.2],
    ['an amount with a sign of thousands', amount, '1,234.50'],
    ['an amount with a unit', amount, '₱12'],
    ['an amount with an exponent as text', amount, '1e3'],
    ['no amount', amount, null],
    ['a switch as an amount', amount, true],
    ['an object as text', 's', {}],
    ['a switch as text', 's', true],
    ['a list of which nothing can be read', [game], [{ name: 'no code' }]],
    ['an object where a list was', [game], { wrong: 3 }],
    ['a row without what it needs', game, { name: 'A' }],
    ['a word that nobody knows', { e: ['HEAD'] }, 'FOOT'],
    ['a text with a blank inside as a number', 'n', '1 2'],
    ['nothing as a number', 'n', ''],
  ])('does not guess %s', (_, shape, given) => expect(read(shape, { it: given }).it).toBeUndefined());

  it('refuses a row that says something by a field which can not be read', () => {
    const limit: Shape = { r: { period: 's' }, o: { amount: minor, note: 's' }, a: ['amount'] };
    const rows = (value: unknown) => read([limit], { it: [{ period: 'DAY', amount: value }, { period: 'WEEK' }] });
    const week = { period: 'WEEK' };
    for (const said of ['5,000', '50.00', {}, [50], true, 0.5]) expect(rows(said).it).toEqual([week]);
    for (const nothing of [null, '', false, [], [null], undefined])
      expect(rows(nothing).it).toEqual([{ period: 'DAY' }, week]);
    expect(rows(5000).it).toEqual([{ period: 'DAY', amount: '5000' }, week]);
    expect(rows('5,000').told).toEqual(['/it/*/amount string row dropped']);
    expect(read({ o: { row: limit }, a: ['row'] }, { it: { row: { amount: 1 } } })).toEqual({
      it: undefined,
      told: ['/it/row/period absent refused'],
    });
  });

  it('tells a field that can not be read as null where it may be null', () => {
    const offer: Shape = { o: { until: 'dz', from: 'd' }, a: ['until'] };
    const told = (until: unknown) => read(offer, { it: { until, from: 'soon' } }).it;
    expect([null, '', [], undefined].map(told)).toEqual([{}, {}, {}, {}]);
    expect([told('31/12/2026 23:59'), told(true)]).toEqual([{ until: null }, { until: null }]);
    expect(told('2026-12-31')).toEqual({ until: '2026-12-31T00:00:00Z' });
    expect(read({ m: 'nz' }, { it: { a: '3', b: 'many', c: null } }).it).toEqual({ a: 3, b: null, c: null });
  });

  it('refuses a list that counts as a whole where a row can not be read', () => {
    const sums: Shape = ['n', -1];
    expect(read(sums, { it: [1, '2'] }).it).toEqual([1, 2]);
    expect(read(sums, { it: [] }).it).toEqual([]);
    expect(read(sums, { it: [1, 'many', 2] }).it).toBeUndefined();
    expect(read({ o: { sums } }, { it: { sums: [1, null] } })).toEqual({ it: {}, told: ['/it/sums list left out'] });
  });

  it('reads the first row alone where the others are not meant', () => {
    const first: Shape = [game, 0, 1];
    const [a, b] = [
      { code: 'a', name: 'A' },
      { code: 'b', name: 'B' },
    ];
    expect([[a, b], { 0: a, 1: b }, [a, 'x'], a].map((it) => read(first, { it }).it)).toEqual([[a], [a], [a], [a]]);
    expect(read(first, { it: [] }).it).toEqual([]);
    expect([['x', b], [{ code: 'c' }, b], { 0: null, 1: b }].map((it) => read(first, { it }).it)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('refuses only an answer that is no object, or lacks what it is for', () => {
    expect([null, 'x', 7, true, undefined].map((body) => read('s', body).told)).toEqual(
      ['null', 'string', 'number', 'true', 'absent'].map((came) => [`/ ${came} refused`]),
    );
    expect(read([game], {})).toEqual({ it: undefined, told: ['/it absent refused'] });
    expect(read([game], []).it).toEqual([]);
    expect(read([game], [{ code: 'a', name: 'A' }]).it).toEqual([{ code: 'a', name: 'A' }]);
  });

  it('[CALL-X] refuses an answer where no row of a list can be read that it is for, however deep it lies', () => {
    const page: Shape = { r: { total: 'i', items: [game] }, o: { facets: [game] } };
    const unread = [{ code: 'a' }, 7];
    expect(read(page, { it: { total: 2, items: unread } })).toEqual({
      it: undefined,
      told: ['/it/items/*/name absent row dropped', '/it/items/* number row dropped', '/it/items list refused'],
    });
    expect(read(page, { it: { total: 0, items: [] } }).it).toEqual({ total: 0, items: [] });
    const one = { code: 'a', name: 'A' };
    expect(read(page, { it: { total: 1, items: [one], facets: unread } }).it).toEqual({ total: 1, items: [one] });
    expect(read([{ r: { list: [game] } }], { it: [{ list: unread }] }).it, 'a list in a row').toEqual([{ list: [] }]);
  });

  it('says of each deviation where it was, what came and what was done', () => {
    expect(read([game], { it: [{ code: 1, name: 'A', players: '2' }, { code: 'b' }] }).told).toEqual([
      '/it/*/code number converted',
      '/it/*/players string converted',
      '/it/*/name absent row dropped',
    ]);
    expect(read(game, { it: { code: 'a', name: 'A', players: [] } }).told).toEqual(['/it/players list left out']);
    expect(read(game, { it: { code: 'a', name: 'A', players: 3 } }).told).toEqual([]);
  });

  it('keeps no field of an object by a name that all objects know', () => {
    expect(read({ m: 'n' }, JSON.parse('{ "it": { "constructor": 3, "__proto__": "4" } }')).it).toEqual(
      JSON.parse('{ "constructor": 3, "__proto__": 4 }'),
    );
  });
});
