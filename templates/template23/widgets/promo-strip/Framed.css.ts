import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, radius, size, space, tracking, weight } = tokens;
const phone = below('tablet');

export const boards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: space.item,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const board = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  minHeight: 268,
  boxSizing: 'border-box',
  padding: '34px 32px 32px',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: `linear-gradient(150deg, ${color.accentDeep}, color-mix(in oklab, ${color.accentDeep} 50%, ${color.band}))`,
  color: color.onAccentDeep,
  isolation: 'isolate',
  containerType: 'inline-size',
  '@media': { [phone]: { minHeight: 232, padding: '28px 26px 26px' } },
});
export const gilt = style([
  board,
  {
    background: `linear-gradient(150deg, ${color.accent}, color-mix(in oklab, ${color.accent} 45%, ${color.second}))`,
    color: color.onAccent,
    vars: { [color.focus]: color.onAccent },
  },
]);
/** As large as the words beside it leave room. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: 8,
  bottom: 0,
  width: 'clamp(110px, 100cqi - 146px, 200px)',
  height: '100%',
  objectFit: 'contain',
  objectPosition: '100% 100%',
});
export const title = style({
  maxWidth: 220,
  margin: 0,
  fontFamily: font.display,
  fontSize: 31,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.1,
  // Scripts without spaces break at their punctuation.
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
  textWrap: 'balance',
  '@media': { [phone]: { fontSize: 28 } },
});
export const text = style({
  maxWidth: 'min(215px, 69cqi)',
  margin: '10px 0 20px',
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
  fontSize: size.small,
  lineHeight: 1.5,
});
export const way = style({ marginTop: 'auto' });
globalStyle(`${gilt} > ${way}${way}`, { borderColor: 'transparent', background: color.onAccent, color: color.accent });
