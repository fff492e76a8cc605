import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  columnGap: 14,
  alignItems: 'center',
  height: 84,
  background: tokens.color.field,
});
export const picture = style({ height: 84, borderRadius: 0 });
export const name = style({ width: '62%', height: 18 });
export const studio = style({ width: '40%', height: 12, marginTop: 8 });
