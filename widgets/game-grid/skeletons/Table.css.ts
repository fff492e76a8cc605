import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, radius, size } = tokens;

export const card = style({});
export const picture = style({ aspectRatio: '8 / 5', borderRadius: radius.large });
export const words = style({ position: 'relative', height: `calc(${size.box} * 1.05 * 1.2 + 45px)` });
export const name = style({ width: '56%', height: 18, marginTop: 14 });
export const dealer = style({ width: '34%', height: 11, marginTop: 12 });
export const seats = style({
  position: 'absolute',
  insetInlineEnd: 2,
  bottom: 0,
  fill: 'none',
  stroke: color.surfaceHigh,
  strokeWidth: 9,
  strokeLinecap: 'round',
});
