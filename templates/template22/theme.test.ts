import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template22', colors);

describe.each(forEachColor(colors))('[LAYOUT-2] template22 in %s, in its night', (_, tokens) => {
  it.each([
    ['text', ['secondTint', 'thirdTint', 'field'], 4.5],
    ['textMuted', ['field', 'okTint', 'warnTint', 'badTint'], 4.5],
    ['accentText', ['surfaceHigh', 'field'], 4.5],
    ['second', ['surfaceHigh'], 3],
    ['accent', ['surfaceRaised', 'surfaceHigh'], 3],
  ] as const)('shows %s on %j', (foreground, surfaces, least) => {
    expect(surfaces.filter((surface) => contrast(tokens[foreground], tokens[surface]) < least)).toEqual([]);
  });
});
