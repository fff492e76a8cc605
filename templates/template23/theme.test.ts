import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

// On lacquer there are words in its own white alone.
describeContrast('template23', colors, { textMuted: ['accentDeep'], figure: ['accentDeep'] });

describe.each(forEachColor(colors))('[LAYOUT-2] template23 in %s, by lamplight', (_, tokens) => {
  it.each([
    ['text', ['field', 'secondTint', 'thirdTint'], 4.5],
    ['textMuted', ['field', 'okTint', 'warnTint', 'badTint'], 4.5],
    ['accentText', ['field', 'surfaceHigh'], 4.5],
    ['onThird', ['third'], 7],
    ['accentDeep', ['third'], 4.5],
    ['onAccent', ['second'], 4.5],
    ['accent', ['accentDeep', 'surfaceRaised', 'surfaceHigh'], 3],
    ['second', ['field', 'surfaceHigh'], 3],
  ] as const)('shows %s on %j', (foreground, surfaces, least) => {
    expect(surfaces.filter((surface) => contrast(tokens[foreground], tokens[surface]) < least)).toEqual([]);
  });
});
