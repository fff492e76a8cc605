import { converter, formatCss } from 'culori';
import { describe, expect, it } from 'vitest';
import { contrast, forEachColor, oklch } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { hues } from './widgets/category-nav/Pictures.css';
import { colors } from './colors';

// On the wall stand its own ink and the second colour, which is a ground elsewhere: dark ink stands on it, never the
// other way round.
describeContrast('template15', colors, {
  text: ['accentDeep'],
  textMuted: ['accentDeep'],
  second: ['background', 'band', 'surface', 'surfaceRaised', 'secondTint'],
  figure: ['accentDeep', 'secondTint'],
});

const rgb = converter('rgb');

/** What a part of the surface comes to over black, the darkest picture there can be. */
function overBlack(surface: string, part: number): string {
  const color = rgb(surface);
  if (!color) throw new Error(`${surface} is no colour.`);
  return formatCss({ mode: 'rgb', r: color.r * part, g: color.g * part, b: color.b * part });
}

describe.each(forEachColor(colors))('[LAYOUT-2] template15 in %s, on the wall and on pictures', (_, tokens) => {
  it('shows the second colour on the wall and its ink on itself', () => {
    expect(contrast(tokens.second, tokens.accentDeep)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.onSecond, tokens.second)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the words of a post over any picture', () => {
    expect(contrast(tokens.text, overBlack(tokens.surface, 0.66))).toBeGreaterThanOrEqual(4.5);
  });

  it('shows marks of what is new and what is live', () => {
    expect(contrast(tokens.surface, tokens.live)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(Object.entries(hues))('[LAYOUT-2] the name on the tile of %s reads', (_, hue) => {
  for (const ground of [oklch(0.905, 0.06, hue), oklch(0.86, 0.1, hue)])
    expect(contrast(oklch(0.24, 0.06, hue), ground)).toBeGreaterThanOrEqual(4.5);
});
