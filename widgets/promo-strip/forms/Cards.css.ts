import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

export const panel = style({ minWidth: 0, borderRadius: radius.medium, background: color.surface, overflow: 'hidden' });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: 14,
  alignItems: 'center',
  minHeight: 104,
  borderTop: `${stroke.decor} solid ${color.line}`,
  background: color.field,
});
export const picture = style({ display: 'block', width: 96, height: '100%', objectFit: 'cover' });
export const words = style({ minWidth: 0, padding: '8px 12px 8px 0' });
export const link = style({
  color: color.text,
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.display,
  lineHeight: 1.05,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: color.accentText },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  margin: '3px 0 0',
  color: color.textMuted,
  fontSize: size.small,
  fontWeight: weight.body,
  lineHeight: '18px',
});
