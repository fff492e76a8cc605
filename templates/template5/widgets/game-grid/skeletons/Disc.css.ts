import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

export const disc = style({ display: 'grid', justifyItems: 'center', paddingBottom: 6 });
export const face = style({
  width: '100%',
  aspectRatio: '1',
  borderRadius: '50%',
  background: tokens.color.accentTint,
});
export const name = style({ width: '70%', height: 14, marginTop: 16 });
export const studio = style({ width: '44%', height: 11, marginTop: 10 });
