import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';
import { gilding, metal } from './metal';

describeContrast('template8', colors);

describe.each(forEachColor(colors))('[LAYOUT-2] template8 in %s, gilded', (_, tokens) => {
  it('shows every stop of gilded words, of any size, on every surface', () => {
    const grounds = [tokens.background, tokens.surface, tokens.surfaceRaised, tokens.accentDeep];
    expect(
      gilding.flatMap((stop) =>
        grounds.filter((ground) => contrast(stop, ground) < 4.5).map((ground) => [stop, ground]),
      ),
    ).toEqual([]);
  });

  it('shows ink on every stop of the metal that buttons and plates are made of', () => {
    expect(metal.filter((stop) => contrast(tokens.onAccent, stop) < 4.5)).toEqual([]);
  });
});
