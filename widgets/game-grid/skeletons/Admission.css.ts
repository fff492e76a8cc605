import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, radius } = tokens;

export const paper = style({ borderRadius: radius.medium, overflow: 'hidden', background: color.third });
export const picture = style({ aspectRatio: '4 / 3', borderRadius: 0 });
/** As high as a ticket's stub. */
export const stub = style({
  boxSizing: 'border-box',
  height: 100,
  padding: '15px 14px',
  '@media': { [below('tablet')]: { height: 88, paddingInline: 12 } },
});
export const name = style({
  width: '74%',
  height: 14,
  background: `color-mix(in oklab, ${color.onThird} 18%, ${color.third})`,
});
