import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minWidth: 0,
  padding: 'clamp(18px, 3vw, 28px)',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
});
export const title = style({ margin: 0, fontFamily: font.display, fontSize: size.section, fontWeight: weight.heading, lineHeight: tokens.leading.heading });
export const text = style({ margin: 0, maxWidth: '60ch', color: color.textMuted });
