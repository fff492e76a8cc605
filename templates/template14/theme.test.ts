import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template14', colors);

describe.each(forEachColor(colors))('[LAYOUT-2] template14 in %s, at its tables', (_, tokens) => {
  it.each([
    ['second', ['surfaceRaised', 'accentDeep'], 4.5],
    ['text', ['field'], 4.5],
    ['accent', ['surfaceRaised', 'surfaceHigh'], 3],
  ] as const)('shows %s on %j', (foreground, surfaces, least) => {
    expect(surfaces.filter((surface) => contrast(tokens[foreground], tokens[surface]) < least)).toEqual([]);
  });
});
