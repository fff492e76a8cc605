import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

export const panel = style({
  minWidth: 0,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface,
  containerType: 'inline-size',
});
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
