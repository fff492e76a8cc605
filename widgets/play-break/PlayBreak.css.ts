import { style } from '@vanilla-extract/css';
import { panel, tokens } from '../../engine/theme';

const { color, font, size, weight } = tokens;

export const card = style({
  ...panel,
});
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
});
export const text = style({ margin: 0, maxWidth: '60ch', color: color.textMuted });
