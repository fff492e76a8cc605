import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const page = style({
  color: 'inherit',
  ':focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
});
