import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, oklch, tokens } from '../../../../engine/theme';

const { color, motion, radius, stroke, weight } = tokens;
const narrow = below('tablet');
/**
 * OKLCH hue of each drawing's ground, by its name in the sheet. Like the drawings, they are the same in every colour of
 * a site.
 */
export const hues = {
  hot: 30,
  slots: 350,
  live: 20,
  hash: 165,
  sports: 250,
  fish: 205,
  poker: 290,
  sabong: 60,
  lottery: 320,
  horse: 85,
  bingo: 190,
  arcade: 140,
  crash: 265,
  crown: 95,
} as const;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { gap: 8 } },
  // A Russian word is longer than a fourth of a phone.
  selectors: { '&:lang(ru)': { '@media': { [narrow]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } } },
});
export const place = style({ minWidth: 0 });
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 98,
  height: '100%',
  padding: '66px 4px 10px',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.accentTint,
  color: color.text,
  fontSize: 13,
  fontWeight: weight.strong,
  letterSpacing: '-.01em',
  lineHeight: '16px',
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&[aria-current]': { outline: `${stroke.strong} solid ${color.focus}`, outlineOffset: 2 } },
  '@media': {
    [narrow]: { minHeight: 92, paddingTop: 62 },
    '(width < 360px)': { paddingInline: 2, fontSize: 12, letterSpacing: '-.02em' },
  },
});
export const grounds = styleVariants(hues, (hue) => [
  tile,
  { background: oklch(0.905, 0.06, hue), color: oklch(0.24, 0.06, hue) },
]);
export const picture = style({
  position: 'absolute',
  left: '50%',
  top: 7,
  width: 60,
  height: 60,
  translate: '-50%',
  transition: `scale ${motion.duration} ${motion.easing}`,
  selectors: { 'a:hover > &': { scale: '1.08' } },
  '@media': { [narrow]: { width: 54, height: 54 } },
});
export const name = style({ maxWidth: '100%', overflow: 'hidden', overflowWrap: 'anywhere' });
export const count = style({ display: 'none' });

/** The first two take half a row each: words at the start, the drawing cut by the corner. */
const wide = `${place}:nth-child(-n + 2)`;
globalStyle(`${tiles}:lang(ru) > ${place}`, { '@media': { [narrow]: { gridColumn: 'span 2' } } });
globalStyle(wide, { gridColumn: 'span 2' });
globalStyle(`${tiles}:lang(ru) > ${wide}`, { '@media': { [narrow]: { gridColumn: 'span 3' } } });
globalStyle(`${wide} > a`, {
  minHeight: 92,
  alignItems: 'flex-start',
  padding: '8px 90px 14px 16px',
  fontSize: 20,
  fontWeight: weight.display,
  letterSpacing: '-.03em',
  lineHeight: '24px',
  textAlign: 'start',
  '@media': {
    [narrow]: { minHeight: 84, paddingInlineEnd: 66 },
    '(width < 400px)': { paddingInline: '10px 54px', fontSize: 15, lineHeight: '20px' },
  },
});
globalStyle(`${wide} ${picture}`, {
  left: 'auto',
  right: -6,
  top: -6,
  width: 108,
  height: 108,
  translate: '0',
  '@media': { [narrow]: { right: -10, top: 0, width: 84, height: 84 } },
});
globalStyle(`${wide} ${count}`, {
  display: 'block',
  fontSize: 13,
  fontWeight: weight.medium,
  letterSpacing: 0,
  lineHeight: '17px',
});
for (const [ground, hue] of Object.entries({ hot: hues.hot, slots: hues.slots })) {
  globalStyle(`${wide} > ${grounds[ground as 'hot' | 'slots']}`, { background: oklch(0.86, 0.1, hue) });
}
