import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.overlay,
  color: tokens.color.onOverlay,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});
