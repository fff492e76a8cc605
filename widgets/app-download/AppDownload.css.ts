import { style } from '@vanilla-extract/css';
import { primaryLink, tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: tokens.space.gutter,
  maxWidth: 1080,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 10,
  padding: 'clamp(18px, 3vw, 28px)',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
});
export const icon = style({ color: color.accentText });
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
});
export const text = style({ margin: 0, color: color.textMuted });
export const link = style({ ...primaryLink, gap: 8 });
export const steps = style({ display: 'grid', gap: 6, margin: 0, paddingInlineStart: 22 });
export const code = style({ width: 160, minHeight: 160, marginBlockStart: 'auto' });
