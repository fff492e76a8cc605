import { describe, expect, it } from 'vitest';
import { fc } from '../../../../tests/properties';
import { movedTop, renderedIndices, spacersAround, wholeRows, rangeAt, type ListMetrics } from './virtualList';

const metrics: ListMetrics = { columns: 5, rowsPerBand: 1, pitch: 250, row: 230 };
const at = (top: number, count = 5000) => rangeAt({ count, top, height: 900, metrics });

describe('windowAt', () => {
  it.each([
    ['at the top', 0, { start: 0, end: 35 }],
    ['above the list', -5000, { start: 0, end: 5 }],
    ['in the middle', 100_000, { start: 1985, end: 2035 }],
    ['at the end', 249_100, { start: 4965, end: 5000 }],
    ['below the list', 400_000, { start: 4995, end: 5000 }],
  ])('renders what is in view and a little more %s', (_, top, expected) => {
    expect(at(top)).toEqual(expected);
  });

  it.each([
    [0, { start: 0, end: 0 }],
    [1, { start: 0, end: 1 }],
    [12, { start: 0, end: 12 }],
  ])('of %i items renders no more than there are', (count, expected) => {
    expect(at(0, count)).toEqual(expected);
  });

  it('covers every place that can be seen, in whole bands, and stays small', () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 1, max: 20_000 }),
          columns: fc.integer({ min: 1, max: 8 }),
          rowsPerBand: fc.integer({ min: 1, max: 2 }),
          pitch: fc.double({ min: 40, max: 600, noNaN: true }),
          height: fc.integer({ min: 300, max: 2000 }),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        ({ count, columns, rowsPerBand, pitch, height, share }) => {
          const list: ListMetrics = { columns, rowsPerBand, pitch, row: 0 };
          const perBand = columns * rowsPerBand;
          const whole = Math.ceil(count / perBand) * pitch;
          const top = share * whole;
          const { start, end } = rangeAt({ count, top, height, metrics: list });
          expect(start % perBand).toBe(0);
          expect(start).toBeLessThanOrEqual(Math.min(count - 1, Math.floor(top / pitch) * perBand));
          expect(end).toBeGreaterThanOrEqual(Math.min(count, Math.floor((top + height) / pitch) * perBand));
          expect(end - start).toBeLessThanOrEqual((Math.ceil((2.6 * height) / pitch) + 2) * perBand);
          // However far the view is, the list is equally high.
          const { before, after } = spacersAround({ start, end }, count, list);
          expect(before + after + (Math.ceil(end / perBand) - start / perBand) * pitch).toBeCloseTo(whole, 3);
        },
      ),
    );
  });
});

describe('wholeRows', () => {
  it.each([
    [30, 1284, 4, 32],
    [30, 1284, 5, 30],
    [30, 31, 4, 31],
    [30, 12, 5, 12],
    [30, 1284, 1, 30],
  ])('brings %i of %i in %i columns to %i', (count, total, columns, expected) => {
    expect(wholeRows(count, total, columns)).toBe(expected);
  });
});

describe('movedTop', () => {
  it('keeps the first game in view when the columns change', () => {
    // Row 20 of five columns begins with game 100, which stands in row 33 of three.
    expect(movedTop(20 * 250, metrics, { columns: 3, rowsPerBand: 1, pitch: 180, row: 160 })).toBe(33 * 180);
  });

  it('keeps how much of its row is in view', () => {
    expect(movedTop(10.5 * 250, metrics, { ...metrics, pitch: 300 })).toBe(10.5 * 300);
  });
});

describe('placesOf', () => {
  it.each([
    ['none beyond it', null, [4, 5, 6]],
    ['one above it', 1, [1, 4, 5, 6]],
    ['one below it', 9, [4, 5, 6, 9]],
    ['one in it', 5, [4, 5, 6]],
    ['one right below it', 7, [4, 5, 6, 7]],
  ])('returns a window with %s', (_name, kept, expected) => {
    expect(renderedIndices({ start: 4, end: 7 }, kept)).toEqual(expected);
  });
});
