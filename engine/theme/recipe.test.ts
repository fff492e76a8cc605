import { describe, expect, it } from 'vitest';
import { isLighter } from './recipe';

describe('isLighter', () => {
  it.each([
    ['oklch(0.95 0.02 80)', 'oklch(0.16 0.03 22)', true],
    ['#111', 'oklch(0.98 0.01 80)', false],
    ['yellow', 'blue', true],
    ['white', 'white', false],
  ])('%s against %s', (color, other, is) => expect(isLighter(color, other)).toBe(is));

  it('refuses what is no colour', () => expect(() => isLighter('white', 'var(--ground)')).toThrow('"var(--ground)" is not a CSS colour.'));
});
