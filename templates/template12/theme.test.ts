import { converter, formatCss } from 'culori';
import { describe, expect, it } from 'vitest';
import { contrast, forEachColor } from '../../engine/theme';
import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('template12', colors, { figure: ['accentDeep', 'secondTint'] });

const washes = ['background', 'accentDeep', 'secondTint', 'thirdTint'] as const;
const rgb = converter('rgb');

/** What frosted white of an opacity comes to over a colour. */
function frosted(under: string, opacity: number): string {
  const color = rgb(under);
  if (!color) throw new Error(`${under} is no colour.`);
  const through = (channel: number) => opacity + channel * (1 - opacity);
  return formatCss({ mode: 'rgb', r: through(color.r), g: through(color.g), b: through(color.b) });
}

describe.each(forEachColor(colors))('[LAYOUT-2] template12 in %s, on washes and glass', (_, tokens) => {
  it.each(['text', 'textMuted', 'accentText'] as const)('shows %s on every bare wash', (foreground) => {
    expect(washes.filter((wash) => contrast(tokens[foreground], tokens[wash]) < 4.5)).toEqual([]);
  });

  it.each(['text', 'textMuted', 'accentText', 'second', 'figure', 'live', 'ok', 'warn', 'bad'] as const)(
    'shows %s on glass over every wash',
    (foreground) => {
      expect(washes.filter((wash) => contrast(tokens[foreground], frosted(tokens[wash], 0.56)) < 4.5)).toEqual([]);
    },
  );

  it('shows the focus ring on every bare wash', () => {
    expect(washes.filter((wash) => contrast(tokens.focus, tokens[wash]) < 3)).toEqual([]);
  });
});
