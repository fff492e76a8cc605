import { expect, it } from 'vitest';
import { romanNumeral } from './romanNumeral';

it('places are Roman up to twenty, and digits from there on', () => {
  expect([1, 4, 9, 10, 14, 19, 20, 21, 120].map(romanNumeral)).toEqual([
    'I',
    'IV',
    'IX',
    'X',
    'XIV',
    'XIX',
    'XX',
    '21',
    '120',
  ]);
});
