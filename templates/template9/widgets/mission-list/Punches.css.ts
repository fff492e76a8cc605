import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, radius, size, weight } = tokens;

export const card = style({
  padding: '18px 18px 14px',
  borderRadius: radius.medium,
  background: color.secondTint,
  color: color.second,
});
export const title = style({
  margin: 0,
  fontSize: 17,
  fontWeight: weight.heading,
  letterSpacing: '-.015em',
  lineHeight: 1.2,
});
export const text = style({ margin: '4px 0 0', fontSize: size.small, lineHeight: 1.4 });
export const holes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 46px))',
  gap: 8,
  marginBlock: '14px 8px',
});
export const hole = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  aspectRatio: '1',
  border: '1.5px dashed',
  borderRadius: '50%',
  fontSize: 13,
  fontStyle: 'normal',
  fontWeight: weight.strong,
});
export const stamp = style([hole, { border: 0, background: color.second, color: color.onSecond, rotate: '-12deg' }]);
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: 'inherit',
  fontSize: size.small,
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
