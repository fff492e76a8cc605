import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

// The second and third colour are fills for words in ink, never words themselves.
describeContrast('template21', colors, {
  second: ['background', 'band', 'surface', 'surfaceRaised', 'secondTint'],
  third: ['background', 'band', 'surface', 'surfaceRaised', 'thirdTint'],
});

describe.each(forEachColor(colors))('[LAYOUT-2] template21 in %s, on its inks', (_, tokens) => {
  it.each([
    ['text', ['second', 'third', 'surfaceHigh'], 4.5],
    ['textMuted', ['surfaceHigh', 'field'], 4.5],
    ['background', ['text'], 4.5],
    ['second', ['text'], 4.5],
    ['accent', ['text'], 3],
  ] as const)('shows %s on %j', (foreground, surfaces, least) => {
    expect(surfaces.filter((surface) => contrast(tokens[foreground], tokens[surface]) < least)).toEqual([]);
  });
});
