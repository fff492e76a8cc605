import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

/** As high as a tile's two lines below its picture. */
export const tile = style({ paddingBottom: 5 });
export const pictures = styleVariants({
  portrait: { aspectRatio: '3 / 4' },
  square: { aspectRatio: '1' },
  wide: { aspectRatio: '16 / 10' },
  landscape: { aspectRatio: '16 / 10' },
});
export const name = style({ width: '74%', height: 12, marginTop: `calc(${tokens.space.card} + 3px)` });
export const studio = style({ width: '48%', height: 10, marginTop: 8 });
