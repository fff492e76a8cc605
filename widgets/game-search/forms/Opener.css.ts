import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

export const opener = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInlineStart: 'auto',
  borderRadius: tokens.radius.control,
  color: 'inherit',
});
