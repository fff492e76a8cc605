import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, radius, stroke } = tokens;
const phone = below('tablet');

export const paper = style({
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surface,
});
export const picture = style({ height: 172, borderRadius: 0, '@media': { [phone]: { height: 124 } } });
/** As high as an article's stub. */
export const stub = style({
  boxSizing: 'border-box',
  height: 119,
  margin: '-2px 15px 0',
  padding: '16px 0',
  borderTop: `2px dashed ${color.line}`,
  '@media': { [phone]: { height: 143.91, marginInline: 12 } },
});
export const name = style({ width: '72%', height: 15 });
export const studio = style({ width: '48%', height: 11, marginTop: 9 });
export const figure = style({ width: '38%', height: 18, marginTop: 22 });
