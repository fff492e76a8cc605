import { expect, it } from 'vitest';
import { anchorOf } from './useHeadingAnchors';

it.each([
  ['How long does it take?', 's-how-long-does-it-take'],
  ['Сколько ждать?', 's-сколько-ждать'],
  ['提款 多久', 's-提款-多久'],
  ['???', 's-'],
])('the heading "%s" has the anchor %s', (words, anchor) => {
  expect(anchorOf(words, new Set())).toBe(anchor);
});

it('headings of the same words have anchors of their own', () => {
  const seen = new Set<string>();
  expect(['Limits', 'Limits', 'Limits'].map((words) => anchorOf(words, seen))).toEqual([
    's-limits',
    's-limits--2',
    's-limits--3',
  ]);
});
