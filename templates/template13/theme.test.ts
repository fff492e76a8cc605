import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template13', colors);

describe.each(forEachColor(colors))('[LAYOUT-2] template13 in %s, where a light is on', (_, tokens) => {
  it.each([
    ['text', ['secondTint', 'thirdTint', 'field'], 4.5],
    ['textMuted', ['secondTint', 'field', 'okTint', 'warnTint', 'badTint'], 4.5],
    ['accentText', ['surfaceHigh', 'field'], 4.5],
    ['accent', ['surfaceRaised', 'surfaceHigh'], 3],
    ['focus', ['secondTint', 'field'], 3],
  ] as const)('shows %s on %j', (foreground, surfaces, least) => {
    expect(surfaces.filter((surface) => contrast(tokens[foreground], tokens[surface]) < least)).toEqual([]);
  });
});
