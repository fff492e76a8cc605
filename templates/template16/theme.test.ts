import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { describeContrast, itReads } from '../../tests/fixtures/templateContrast';
import { colors, street } from './colors';
import { inks } from './inks';

describeContrast('template16', colors);
describeContrast('template16, on its street', street);

it('[LAYOUT-2] the words of a bill stand on each of its inks', () => {
  expect(inks.filter(([ground, ink]) => contrast(ink, ground) < 4.5)).toEqual([]);
});

itReads('template16, on its blocks, has the contrast it needs', colors, [
  ['focus', ['accentDeep'], 3],
  ['accent', ['accentDeep', 'surfaceHigh'], 4.5],
]);

describe.each(forEachColor(colors))('[LAYOUT-2] template16 in %s, on its blocks', (name) => {
  it('a floor’s number stands on its plate', () => {
    const { accent, onAccent } = Object.fromEntries(forEachColor(street))[name] ?? expect.unreachable();
    expect(contrast(onAccent, accent)).toBeGreaterThan(4.5);
  });
});
