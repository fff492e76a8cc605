import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: tokens.radius.medium,
});
