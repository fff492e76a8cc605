import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, size } = tokens;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 32,
  color: color.textMuted,
  textDecoration: 'none',
  selectors: { '&:hover, &[aria-current]': { color: color.text } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
