import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template9', colors);

describe.each(forEachColor(colors))('[LAYOUT-2] template9 in %s, on its labels', (_, tokens) => {
  it.each([
    ['onAccent', ['accent'], 4.5],
    ['surface', ['text'], 4.5],
    ['accentText', ['surface', 'accentTint'], 4.5],
    ['second', ['secondTint'], 4.5],
    ['textMuted', ['surface', 'band'], 4.5],
  ] as const)('shows %s on %j', (foreground, surfaces, least) => {
    expect(surfaces.filter((surface) => contrast(tokens[foreground], tokens[surface]) < least)).toEqual([]);
  });
});
