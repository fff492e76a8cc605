import { describe, expect, it } from 'vitest';
import { isSpare, pageAddress, pageWindow } from './pages';

describe('pageWindow', () => {
  it.each([
    [
      'itemsPerPage',
      { total: 5, page: 1, itemsPerPage: 0 },
      'itemsPerPage must be a whole number greater than 0, not 0.',
    ],
    [
      'maxPagesShown',
      { total: 5, page: 1, maxPagesShown: -1 },
      'maxPagesShown must be a whole number greater than 0, not -1.',
    ],
    ['the page', { total: 5, page: 0 }, 'The page must be a whole number of at least 1, not 0.'],
    ['a broken page', { total: 5, page: 1.5 }, 'The page must be a whole number of at least 1, not 1.5.'],
  ])('[PAGER-1] refuses %s out of range', (_, options, message) => {
    expect(() => pageWindow(options)).toThrow(new RangeError(message));
  });

  it('[PAGER-1] shows ten items a page and five pages unless told otherwise', () => {
    expect(pageWindow({ total: 95, page: 5 })).toEqual({ pages: 10, current: 5, shown: [3, 4, 5, 6, 7], jump: 3 });
  });

  it.each([
    [1, [1, 2, 3, 4, 5]],
    [2, [1, 2, 3, 4, 5]],
    [9, [6, 7, 8, 9, 10]],
    [10, [6, 7, 8, 9, 10]],
    [99, [6, 7, 8, 9, 10]],
  ])('keeps page %i inside the window', (page, shown) => {
    expect(pageWindow({ total: 100, page }).shown).toEqual(shown);
  });

  it.each([
    [1, 1],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('[PAGER-3] jumps half of %i pages, rounded up: %i', (maxPagesShown, jump) => {
    expect(pageWindow({ total: 1000, page: 1, maxPagesShown }).jump).toBe(jump);
  });

  it('has one page when there is nothing', () => {
    expect(pageWindow({ total: 0, page: 1 })).toEqual({ pages: 1, current: 1, shown: [1], jump: 3 });
  });
});

describe('isSpare', () => {
  it.each([
    ['the start', 57, 1, [1, 2, 3]],
    ['the third page', 57, 3, [1, 2, 3]],
    ['the last place before a jump back', 57, 4, [2, 3, 4]],
    ['the middle', 57, 29, [29]],
    ['the end', 57, 57, [55, 56, 57]],
    ['the middle of few pages, where nothing is jumped over', 7, 4, [2, 3, 4, 5, 6]],
  ])('[PAGER-1] leaves at %s of %i pages, page %i, no gap that no jump leads over', (_, pages, page, left) => {
    const known = pageWindow({ total: pages * 10, page });
    expect(known.shown.filter((number) => !isSpare(known, number))).toEqual(left);
  });
});

describe('pageAddress', () => {
  it('[PAGER-2] puts the page into the link', () => {
    expect(pageAddress('/slots?page=[page]', 3)).toBe('/slots?page=3');
  });

  it('[PAGER-2] refuses a linkUrl without [page]', () => {
    expect(() => pageAddress('/slots', 3)).toThrow(new RangeError('linkUrl must contain [page], but is "/slots".'));
  });
});
