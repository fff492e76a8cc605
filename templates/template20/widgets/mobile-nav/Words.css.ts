import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fixedBar, from, tokens } from '../../../../engine/theme';
import { columns } from '../../../../widgets/mobile-nav/columns';

const { color, layout, size, weight } = tokens;
const safe = 'env(safe-area-inset-bottom, 0px)';

/** Fixed to the window below desktop; the page's frame leaves room for it. */
export const bar = style({
  position: fixedBar,
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  '@media': { [from('desktop')]: { display: 'none' } },
});
const list = style({
  display: 'grid',
  height: `calc(${layout.mobileBar} + ${safe})`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** By the number of items: each stands in its place before the others have arrived. */
export const words = styleVariants(columns, (gridTemplateColumns) => [list, { gridTemplateColumns }]);
/** It reaches to the edge of the glass; the word stands above what the system draws there. */
export const place = style({
  display: 'grid',
  minWidth: 0,
  paddingBottom: safe,
  background: color.surfaceRaised,
  color: color.text,
});
export const word = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minWidth: 0,
  color: 'inherit',
  fontSize: size.body,
  fontWeight: weight.strong,
  lineHeight: 1.1,
  textDecoration: 'none',
});
/** The sun lies over the current one: it is the second colour by night, its tint by day. */
globalStyle(`${word}[aria-current]`, {
  background: `linear-gradient(${color.secondTint} 0 0) 50% 0 / 52% 4px no-repeat`,
});
globalStyle(`[data-night] > ${word}[aria-current]`, { backgroundImage: `linear-gradient(${color.second} 0 0)` });
export const name = style({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
