import { describe, expect, it } from 'vitest';
import { dotCells } from './dotCells';

describe('dotCells', () => {
  it('draws a sum in the middle of the board', () => {
    const { columns, rows, lit } = dotCells('1', 9);
    expect([columns, rows]).toEqual([9, 11]);
    expect(lit).toBe('M4 2h1M3 3h2M4 4h1M4 5h1M4 6h1M4 7h1M3 8h3');
  });

  it('grows with a sum that is longer than the board', () => {
    expect(dotCells('123,456,789.00', 20).columns).toBeGreaterThan(70);
  });

  it('parts a long sum before a group of digits', () => {
    const { columns, rows } = dotCells('$1,284,093.77', 43, true);
    expect([columns, rows]).toEqual([43, 21]);
    expect(dotCells('1 284 596,75 $', 43, true).columns).toBe(43);
  });

  it('leaves room for signs without cells', () => {
    expect(dotCells('kr', 9).lit).toBe('');
  });
});
