import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../../engine/theme';

const { color, leading, motion, radius, shadow, space, stroke, tracking, weight } = tokens;
const narrow = below('tablet');
const ease = `${motion.duration} ${motion.easing}`;

/** Neither section nor list has a box: the games are cells of the board. */
export const section = style({ display: 'contents' });
const list = style({ display: 'contents', listStyle: 'none' });
export const sizes = styleVariants({ tall: [list], wide: [list], square: [list] });

const cell = `${list} > li`;
const tile = `${cell} > [data-part=tile]`;
const picture = `${tile} > [data-part=tile-picture]`;
const play = `${tile} [data-part=tile-play]`;
const of = (size: string, selector: string) => selector.replaceAll(list, `${list}[data-size=${size}]`);

/** Columns and rows; on phones columns and a height in px. */
const spans = { tall: [4, 4, 4, 360], wide: [6, 2, 4, 356], square: [2, 2, 2, 206] } as const;
for (const [size, [width, height, phoneWidth, phoneHeight]] of Object.entries(spans)) {
  globalStyle(of(size, cell), {
    minWidth: 0,
    '@media': {
      [from('tablet')]: { gridColumn: `span ${width}`, gridRow: `span ${height}` },
      '(width >= 768px) and (width < 1280px)': { gridColumn: `span ${Math.min(4, width)}` },
      [narrow]: { gridColumn: `span ${phoneWidth}`, height: phoneHeight },
    },
  });
}
globalStyle(`${section} > :not(ul)`, { gridColumn: '1 / -1' });

globalStyle(tile, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: '100%',
  padding: `${space.card} ${space.card} 0`,
  border: `${stroke.decor} solid ${color.surfaceRaised}`,
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: shadow.raised,
  transition: `translate ${ease}, box-shadow ${ease}`,
});
globalStyle(`${tile}:hover`, { '@media': { '(hover: hover)': { translate: '0 -6px', boxShadow: shadow.overlay } } });
globalStyle(`${tile}:focus-within:has(:focus-visible)`, { outline: `3px solid ${color.focus}`, outlineOffset: 3 });
globalStyle(picture, {
  flex: 1,
  minHeight: 0,
  aspectRatio: 'auto',
  borderRadius: `calc(${radius.medium} - 6px)`,
  overflow: 'hidden',
});
globalStyle(`${tile}:hover > [data-part=tile-picture]`, { boxShadow: 'none' });
globalStyle(`${tile} a::before`, { display: 'none' });
globalStyle(`${tile} > :is(p, div:not([data-part]))`, { marginInline: 8 });
globalStyle(`${tile} > div:not([data-part])`, { marginTop: 9 });
globalStyle(`${tile} > p`, { marginBottom: 11 });
globalStyle(`${tile} a`, { fontSize: 16, letterSpacing: '-.015em', lineHeight: 1.25 });
globalStyle(`${tile} p`, { fontSize: tokens.size.tiny, fontWeight: weight.medium, lineHeight: 1.3 });
globalStyle(`${picture} > span:not([data-part])`, {
  padding: '4px 11px',
  background: color.overlay,
  color: color.onOverlay,
  fontSize: tokens.size.tiny,
  lineHeight: 1.35,
  '@media': { '(width < 360px)': { padding: '3px 6px', fontSize: 12 } },
});
globalStyle(of('square', play), { display: 'none' });

/** A tall one: name and play on a pane over the picture. */
const tall = (selector: string) => of('tall', selector);
globalStyle(tall(tile), { justifyContent: 'flex-end', isolation: 'isolate', padding: 20 });
globalStyle(tall(picture), { position: 'absolute', inset: space.card, zIndex: -1 });
globalStyle(tall(`${picture}::after`), {
  inset: 'auto 12px 12px',
  height: 78,
  border: 0,
  borderRadius: 18,
  background: `color-mix(in oklab, ${color.surfaceRaised} 84%, transparent)`,
  opacity: 1,
});
globalStyle(tall(`${tile} > :is(p, div:not([data-part]))`), { marginInline: '18px 116px' });
globalStyle(tall(`${tile} > p`), { marginBottom: 17 });
globalStyle(tall(`${tile} a`), {
  fontSize: 23,
  letterSpacing: tracking.heading,
  lineHeight: leading.heading,
  '@media': { [narrow]: { fontSize: 20 } },
});
const button = {
  inset: 'auto 28px 29px auto',
  zIndex: 2,
  padding: '0 20px',
  borderRadius: radius.control,
  lineHeight: '44px',
  opacity: 1,
} as const;
globalStyle(tall(play), button);
globalStyle(tall(`${picture} > span:not([data-part])`), { insetInlineStart: 14, top: 14 });

/** A wide one: the picture in one half, words and the way to play beside it; on phones below it. */
const wide = (selector: string) => of('wide', selector);
globalStyle(wide(tile), {
  justifyContent: 'center',
  isolation: 'isolate',
  padding: `0 24px 48px calc(46% + 28px)`,
  '@media': { [narrow]: { justifyContent: 'flex-end', padding: '0 20px 76px' } },
});
globalStyle(wide(picture), {
  position: 'absolute',
  inset: space.card,
  zIndex: -1,
  background: 'none',
  overflow: 'visible',
});
globalStyle(wide(`${picture}::after`), { display: 'none' });
globalStyle(wide(`${picture} img`), {
  width: '46%',
  borderRadius: `calc(${radius.medium} - 6px)`,
  '@media': { [narrow]: { width: '100%', height: 'calc(100% - 148px)' } },
});
globalStyle(wide(`${tile} > :is(p, div:not([data-part]))`), { margin: 0 });
/**
 * Where a name and its table's seats have no room beside each other, the seats go below: a word must not break for
 * them.
 */
globalStyle(wide(`${tile} > div:not([data-part])`), { flexWrap: 'wrap', rowGap: 4 });
globalStyle(wide(`${tile} > div > svg`), { marginInlineStart: 0 });
globalStyle(wide(`${tile} a`), {
  fontSize: 20,
  whiteSpace: 'normal',
  letterSpacing: tracking.heading,
  lineHeight: leading.heading,
});
globalStyle(wide(`${tile} > p`), {
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  marginTop: 8,
  fontSize: tokens.size.small,
});
globalStyle(wide(play), {
  ...button,
  inset: 'auto auto 14px calc(46% + 27px)',
  '@media': { [narrow]: { inset: 'auto auto 12px 12px' } },
});
