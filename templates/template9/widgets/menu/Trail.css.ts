import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, size, weight } = tokens;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 9px',
  margin: 0,
  padding: 0,
  color: color.textMuted,
  fontSize: size.small,
  listStyle: 'none',
});
export const step = style({ display: 'flex', alignItems: 'center', gap: 9 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: color.edge,
  textUnderlineOffset: 3,
  ':hover': { color: color.text },
  '@media': { '(pointer: coarse)': { minHeight: 44, minWidth: 44, justifyContent: 'center' } },
});
export const current = style({ color: color.text, fontWeight: weight.strong, overflowWrap: 'anywhere' });
