import { describe, expect, it } from 'vitest';
import { heightOf, kindOf } from './roundScale';

describe('bars of rounds', () => {
  it('stand on a logarithmic scale between a stub and the whole height', () => {
    expect([0, 1, 1.05].map((round) => heightOf(round, 30))).toEqual([3, 3, 3]);
    expect(heightOf(10, 30)).toBe(15);
    expect([100, 5000].map((round) => heightOf(round, 30))).toEqual([30, 30]);
  });

  it('tell what was lost, usual and rare', () => {
    expect([1.19, 1.2, 7.9, 8].map(kindOf)).toEqual(['lost', 'usual', 'usual', 'rare']);
  });
});
