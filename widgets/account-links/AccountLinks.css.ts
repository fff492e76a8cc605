import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  gap: tokens.space.gutter,
});
export const group = style({ minWidth: 0 });
export const title = style({
  margin: '0 0 8px',
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.textMuted,
});
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '10px 16px',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: color.surfaceRaised },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  selectors: { 'li + li > &': { borderBlockStart: `${stroke.decor} solid ${color.line}` } },
});
export const icon = style({ flex: 'none', color: color.accentText });
export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const label = style({ fontWeight: weight.strong });
export const text = style({ color: color.textMuted, fontSize: size.small });
export const arrow = style({ flex: 'none', color: color.textMuted });
