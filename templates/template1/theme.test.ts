import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { colors } from './colors';

const surfaces = ['background', 'band', 'surface', 'surfaceRaised'] as const;

describe.each(forEachColor(colors))('[LAYOUT-2] template1 in %s', (_, tokens) => {
  it.each([
    ['text', [...surfaces, 'surfaceHigh', 'accentTint', 'accentDeep', 'okTint', 'warnTint', 'badTint'], 4.5],
    ['textMuted', [...surfaces, 'surfaceHigh', 'accentTint', 'accentDeep'], 4.5],
    ['textFaint', surfaces, 4.5],
    ['accentText', [...surfaces, 'accentTint'], 4.5],
    ['onAccent', ['accent', 'accentHover'], 4.5],
    ['onAccentDeep', ['accentDeep'], 4.5],
    ['onSecond', ['second'], 4.5],
    ['second', [...surfaces, 'secondTint'], 4.5],
    ['third', [...surfaces, 'thirdTint'], 4.5],
    ['onThird', ['third'], 4.5],
    ['figure', [...surfaces, 'accentTint', 'accentDeep', 'secondTint'], 4.5],
    ['live', surfaces, 4.5],
    ['ok', [...surfaces, 'okTint'], 4.5],
    ['warn', [...surfaces, 'warnTint'], 4.5],
    ['bad', [...surfaces, 'badTint'], 4.5],
    ['edge', [...surfaces, 'field'], 3],
    ['focus', [...surfaces, 'surfaceHigh', 'accentTint'], 3],
    ['accent', ['background', 'band', 'surface'], 3],
  ] as const)('shows %s on %j', (foreground, below, least) => {
    const short = below.filter((surface) => contrast(tokens[foreground], tokens[surface]) < least);
    expect(short).toEqual([]);
  });
});
