import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.item,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
