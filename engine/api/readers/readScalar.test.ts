import { expect, it } from 'vitest';
import { exactTime } from './exactTime';
import { readScalar } from './readScalar';

const decimal = /^-?\d+(\.\d+)?$/u;

it('reads decimals with a sign, blanks or a point at one end, as text and as a number', () => {
  const texts = ['.5', '-.5', '5.', '+5', ' 5. ', '-5.'];
  expect(texts.map((text) => readScalar('s', text, exactTime, decimal))).toEqual(['0.5', '-0.5', '5', '5', '5', '-5']);
  expect(texts.map((text) => readScalar('n', text, exactTime))).toEqual([0.5, -0.5, 5, 5, 5, -5]);
});

it('reads an empty text as null where null may stand, and as itself where any text may', () => {
  expect(['snz', 'z', 'dz'].map((types) => readScalar(types, '', exactTime, decimal))).toEqual([null, null, null]);
  expect(readScalar('sz', '', exactTime)).toBe('');
  expect(['-', ' ', '0'].map((text) => readScalar('snz', text, exactTime, decimal))).toEqual([
    undefined,
    undefined,
    '0',
  ]);
  expect(readScalar('sn', '', exactTime, decimal)).toBeUndefined();
});

it('reads an id of every integer that a binary float keeps, and an amount only of so many digits', () => {
  const ids = [1_234_567_890_123_456, 9_007_199_254_740_991, 7];
  expect(ids.map((id) => readScalar('s', id, exactTime))).toEqual(['1234567890123456', '9007199254740991', '7']);
  expect(ids.map((id) => readScalar('s', id, exactTime, /[^]/u))).toEqual([
    '1234567890123456',
    '9007199254740991',
    '7',
  ]);
  const beyond = [9_007_199_254_740_992, 12_345_678_901_234_567, 0.1 + 0.2, true, null, [7]];
  expect(beyond.filter((value) => readScalar('s', value, exactTime) !== undefined)).toEqual([]);
  expect(['s', 'sn'].map((types) => readScalar(types, 1_234_567_890_123_456, exactTime, decimal))).toEqual([
    undefined,
    undefined,
  ]);
});

it('makes no sum of text without a digit', () => {
  const texts = ['.', '-.', '+.', '+', '-', '', '..5', '5..'];
  expect(texts.filter((text) => readScalar('s', text, exactTime, decimal) !== undefined)).toEqual([]);
  expect(texts.filter((text) => readScalar('n', text, exactTime) !== undefined)).toEqual([]);
});
