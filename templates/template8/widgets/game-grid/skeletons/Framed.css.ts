import { style, styleVariants } from '@vanilla-extract/css';
import { below, tokens } from '../../../../../engine/theme';

const { color, radius } = tokens;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  paddingBottom: 4,
  '@media': { [below('tablet')]: { paddingBottom: 23 } },
});
export const frame = style({
  width: '100%',
  padding: 10,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: `0 0 0 1.5px ${color.edge}`,
  '@media': { [below('tablet')]: { padding: 8 } },
});
export const paintings = styleVariants({
  portrait: { aspectRatio: '3 / 4', borderRadius: 0 },
  square: { aspectRatio: '1', borderRadius: 0 },
  wide: { aspectRatio: '16 / 10', borderRadius: 0 },
  landscape: { aspectRatio: '16 / 10', borderRadius: 0 },
});
export const plate = style({
  zIndex: 1,
  width: 'calc(100% - 28px)',
  height: 32,
  marginTop: -15,
  borderRadius: radius.small,
  background: color.edge,
});
export const facts = style({ width: '60%', height: 10, marginTop: 13 });
