import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../engine/theme';

/** Widths in px by the shape of the picture: with a mouse, and in a hand. */
const widths = { portrait: [152, 124], square: [140, 124], wide: [256, 220], landscape: [256, 220] } as const;
const leadWidths = [330, 269] as const;

export const shapes = styleVariants(widths, () => ({}));
export const withLead = style({});

for (const [shape, [wide, narrow]] of Object.entries(widths) as [keyof typeof widths, readonly [number, number]][]) {
  globalStyle(`${shapes[shape]} > li`, {
    flex: 'none',
    width: wide,
    minWidth: 0,
    '@media': { [below('desktop')]: { width: narrow } },
  });
}
globalStyle(`${withLead} > li:first-child`, {
  width: leadWidths[0],
  '@media': { [below('desktop')]: { width: leadWidths[1] } },
});
