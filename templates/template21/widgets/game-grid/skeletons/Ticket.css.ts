import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

const { color, radius, shadow, stroke } = tokens;

export const paper = style({
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: shadow.raised,
  overflow: 'hidden',
});
export const pictures = styleVariants({
  portrait: { aspectRatio: '3 / 4', borderRadius: 0 },
  square: { aspectRatio: '1', borderRadius: 0 },
  wide: { aspectRatio: '16 / 10', borderRadius: 0 },
  landscape: { aspectRatio: '16 / 10', borderRadius: 0 },
});
/** As high as a ticket's stub. */
export const stub = style({ height: 76, padding: '14px 20px', borderTop: `${stroke.decor} dashed ${color.line}` });
export const name = style({ width: '72%', height: 16 });
export const studio = style({ width: '46%', height: 12, marginTop: 10 });
