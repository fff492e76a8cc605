import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../engine/theme';

const { color, motion, radius, size, tracking, weight } = tokens;
const tile = '> li > [data-part=tile]';

/**
 * A tile in a list of this class fills its cell: the picture to the edges, the words on its foot, a way to play with
 * the pointer.
 */
export const themedTiles = style({ margin: 0, padding: 0 });
const inTile = (part: string) => `${themedTiles} ${tile} ${part}`;

globalStyle(`${themedTiles} ${tile}`, {
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100%',
  boxSizing: 'border-box',
  padding: '0 18px 15px',
  borderRadius: 'inherit',
  overflow: 'clip',
  background: color.surface,
  color: color.onOverlay,
  vars: { [color.text]: color.onOverlay, [color.textMuted]: color.onOverlay, [color.textFaint]: color.onOverlay },
  '@media': { [below('tablet')]: { padding: '0 14px 13px' } },
});
globalStyle(inTile('> [data-part=tile-picture]'), {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  aspectRatio: 'auto',
  borderRadius: 'inherit',
  overflow: 'hidden',
});
/** Below the words the picture goes on in its own tone, so dark that white would still carry them. */
globalStyle(inTile('> [data-part=tile-picture]::after'), {
  inset: '34% 0 0',
  border: 0,
  background: color.overlay,
  mask: `linear-gradient(0deg, ${color.text} 40%, transparent)`,
  opacity: 1,
  '@supports': {
    '(backdrop-filter: brightness(.36))': { background: 'none', backdropFilter: 'brightness(.36) saturate(1.5)' },
  },
});
globalStyle(inTile('> [data-part=tile-picture] img'), { transition: `scale ${motion.duration} ${motion.easing}` });
globalStyle(inTile('> :not([data-part=tile-picture], button)'), { marginTop: 0 });
globalStyle(inTile('a'), {
  display: 'block',
  fontSize: 17.5,
  fontWeight: weight.strong,
  letterSpacing: tracking.heading,
  lineHeight: 1.12,
  whiteSpace: 'normal',
  maxHeight: '2.24em',
  '@media': { [below('tablet')]: { fontSize: 16.5 } },
});
globalStyle(inTile('a::before'), {
  inset: 0,
  zIndex: 2,
  aspectRatio: 'auto',
  borderRadius: radius.large,
  boxShadow: `inset 0 0 0 3px ${color.focus}`,
});
globalStyle(inTile('p'), { fontSize: size.tiny, lineHeight: 1.3 });
/** A square with a triangle in the corner; the word stays for no one, since the link says it. */
globalStyle(inTile('[data-part=tile-play]'), {
  inset: '14px 14px auto auto',
  width: 44,
  height: 44,
  borderRadius: radius.control,
  background: color.third,
  fontSize: 0,
});
globalStyle(inTile('[data-part=tile-play]::after'), {
  content: '',
  position: 'absolute',
  inset: 0,
  background: color.onThird,
  clipPath: 'polygon(37% 30%, 70% 50%, 37% 70%)',
});
globalStyle(inTile('[data-part=tile-picture] > span:not([data-part])'), {
  insetInlineStart: 14,
  top: 14,
  padding: '4px 10px',
  borderRadius: radius.small,
  background: color.third,
  color: color.onThird,
  fontSize: 13,
  fontWeight: weight.strong,
  lineHeight: 1.3,
});
globalStyle(inTile('> button'), { insetInlineEnd: 10, top: 10, width: 44, height: 44 });
globalStyle(`${themedTiles} ${tile}:hover img`, {
  '@media': { '(hover: hover) and (prefers-reduced-motion: no-preference)': { scale: '1.06' } },
});
globalStyle(`${themedTiles} ${tile}:hover`, {
  '@media': { '(hover: hover)': { boxShadow: `inset 0 0 0 3px ${color.focus}` } },
});
/** With a pointer, play stands in the corner and the heart below it. */
globalStyle(inTile('> button'), { '@media': { '(hover: hover)': { top: 62 } } });
globalStyle(`${themedTiles}[data-size=lead] ${tile}`, {
  padding: '0 28px 26px',
  '@media': { [below('tablet')]: { padding: '0 20px 20px' } },
});
globalStyle(`${themedTiles}[data-size=lead] ${tile} a`, {
  fontSize: 40,
  letterSpacing: '-.05em',
  lineHeight: 1,
  '@media': { [below('tablet')]: { fontSize: 'clamp(26px, 8.7vw, 34px)' } },
});
globalStyle(`${themedTiles}[data-size=lead] ${tile} p`, {
  marginTop: 8,
  fontSize: 16,
  justifyContent: 'flex-start',
  gap: 12,
});
globalStyle(`${themedTiles}[data-size=lead] ${tile} [data-part=tile-play]`, {
  inset: 'auto 24px 26px auto',
  zIndex: 2,
  width: 'auto',
  height: 52,
  padding: '0 24px',
  borderRadius: radius.medium,
  color: color.onThird,
  fontSize: 16,
  fontWeight: weight.display,
  lineHeight: '52px',
  opacity: 1,
});
globalStyle(`${themedTiles}[data-size=lead] ${tile} [data-part=tile-play]::after`, { display: 'none' });
globalStyle(`${themedTiles}[data-size=lead] ${tile} > button`, { top: 10 });
