import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const partner = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 10,
  boxSizing: 'border-box',
  height: '100%',
  padding: 14,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  color: color.text,
  fontSize: size.small,
  fontWeight: weight.strong,
  textAlign: 'center',
  textDecoration: 'none',
  ':hover': { borderColor: color.edge, background: color.surfaceRaised },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});

export const logo = style({ width: 64, height: 64, objectFit: 'contain' });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ margin: 0, color: color.textMuted });
