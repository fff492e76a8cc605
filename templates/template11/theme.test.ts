import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { itReads } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

const grounds = ['background', 'surface', 'surfaceRaised', 'surfaceHigh', 'field', 'accentTint'] as const;

itReads('template11 has the contrast it needs', colors, [
  ['text', [...grounds, 'okTint', 'warnTint', 'badTint', 'secondTint', 'thirdTint'], 4.5],
  ['textMuted', grounds, 4.5],
  ['textFaint', grounds, 4.5],
  ['accentText', grounds, 4.5],
  ['figure', grounds, 4.5],
  ['second', grounds, 4.5],
  ['live', grounds, 4.5],
  ['ok', [...grounds, 'okTint'], 4.5],
  ['warn', [...grounds, 'warnTint'], 4.5],
  ['bad', [...grounds, 'badTint'], 4.5],
  ['onAccent', ['accent', 'accentHover'], 4.5],
  ['onSecond', ['second'], 4.5],
  ['onThird', ['third', 'band'], 4.5],
  ['onBand', ['band', 'third'], 4.5],
  ['onBandMuted', ['band', 'third'], 4.5],
  ['onAccentDeep', ['accentDeep', 'band', 'third'], 4.5],
  ['accentDeep', ['onAccentDeep'], 4.5],
  ['secondTint', ['band', 'third'], 4.5],
  ['onOverlay', ['overlay'], 4.5],
  ['edge', ['background', 'surface', 'surfaceRaised', 'field', 'band'], 2.4],
  ['focus', grounds, 3],
]);

describe.each(forEachColor(colors))('[LAYOUT-2] template11 in %s', (_, tokens) => {
  /** A light fill is drawn with the accent's text colour around it, so that its shape never hangs on the fill alone. */
  it('shows what is filled, or the line around it', () => {
    const least = (ground: (typeof grounds)[number]) =>
      Math.max(contrast(tokens.accent, tokens[ground]), contrast(tokens.accentText, tokens[ground]));
    expect(grounds.filter((ground) => least(ground) < 3)).toEqual([]);
  });
});
