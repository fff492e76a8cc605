import { describe, expect, it } from 'vitest';
import { hues, isLighter, oklch } from './recipe';

describe('isLighter', () => {
  it.each([
    ['oklch(0.95 0.02 80)', 'oklch(0.16 0.03 22)', true],
    ['#111', 'oklch(0.98 0.01 80)', false],
    ['yellow', 'blue', true],
    ['white', 'white', false],
  ])('%s against %s', (color, other, is) => expect(isLighter(color, other)).toBe(is));

  it('refuses what is no colour', () =>
    expect(() => isLighter('white', 'var(--ground)')).toThrow('"var(--ground)" is not a CSS colour.'));
});

it('[LAYOUT-2] the five colours have the hues of their names', () =>
  expect(hues).toEqual({ crimson: 20, emerald: 160, sapphire: 255, amethyst: 305, gold: 85 }));

it.each([
  [0.7, 0.4, 160],
  [0.95, 0.3, 20],
])(
  '[LAYOUT-2] keeps lightness and hue of a colour that no screen shows, and lowers its chroma: %d %d %d',
  (...asked) => {
    const [lightness = 0, chroma = 0, hue = 0] =
      oklch(...asked)
        .match(/[\d.]+/g)
        ?.map(Number) ?? [];
    expect([lightness, hue].map(Math.round)).toEqual([asked[0], asked[2]].map(Math.round));
    expect(chroma).toBeGreaterThan(0.01);
    expect(chroma).toBeLessThan(asked[1]);
  },
);
