import { describe, expect, it } from 'vitest';
import { drumsOf, roomOf } from './drumsOf';

const kinds = { whole: 'd', part: 'c', point: '.', currency: '$' } as const;
const read = (sum: string, fraction: number) =>
  drumsOf(sum, fraction).map(({ kind, words }) => `${kinds[kind]}${words}`);

describe('drumsOf', () => {
  it.each([
    ['$4,182.07', 2, ['$$', 'd4', '.,', 'd1', 'd8', 'd2', '..', 'c0', 'c7']],
    ['1.203,50\u00a0€', 2, ['d1', '..', 'd2', 'd0', 'd3', '.,', 'c5', 'c0', '$€']],
    ['¥90', 0, ['$¥', 'd9', 'd0']],
    ['৳১২.৩', 1, ['$৳', 'd১', 'd২', '..', 'c৩']],
  ])('takes %s apart', (sum, fraction, expected) => {
    expect(read(sum, fraction)).toEqual(expected);
  });

  it.each([
    ['0', '9'],
    ['7', '6'],
    ['०', '९'],
    ['৫', '৪'],
  ])('knows that above %s stands %s', (digit, before) => {
    expect(drumsOf(digit, 0)[0]?.before).toBe(before);
  });
});

describe('roomOf', () => {
  it.each([
    [4, 6],
    [6, 6],
    [12, 13],
    [40, 22],
  ])('returns %d letters the room of %d', (letters, room) => expect(roomOf(letters)).toBe(room));
});
