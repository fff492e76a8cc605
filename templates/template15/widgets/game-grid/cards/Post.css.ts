import { globalStyle, style } from '@vanilla-extract/css';
import { below, overlayLamp, tokens } from '../../../../../engine/theme';

const { color, font, motion, radius, shadow, stroke, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;
const narrow = below('tablet');
const part = (percent: number) => `color-mix(in srgb, ${color.text} ${percent}%, transparent)`;

export const post = style({
  position: 'relative',
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: shadow.raised,
});
const layer = { gridArea: '1 / 1', minWidth: 0, zIndex: 1 } as const;
/** Nothing in it is placed against it, so that the link of the name lies over the whole post. */
export const frame = style({
  display: 'grid',
  grid: 'auto / 100%',
  aspectRatio: '440 / 222',
  borderRadius: radius.large,
  overflow: 'clip',
  background: color.surfaceRaised,
  /**
   * Light enough below the words, whatever the picture: 60 % of the surface over black still carries the text (4.5:1).
   */
  '::before': {
    ...layer,
    content: '',
    width: '72%',
    background: `color-mix(in srgb, ${color.surface} 62%, transparent)`,
    backdropFilter: 'saturate(1.6)',
    mask: `linear-gradient(90deg, ${color.text} 50%, ${part(72)} 66%, ${part(28)} 84%, transparent)`,
  },
});
/** It asks for no height: where a long name does, the picture covers that too. */
export const picture = style({
  gridArea: '1 / 1',
  width: '100%',
  height: 0,
  minHeight: '100%',
  objectFit: 'cover',
  transition: `scale ${ease}, translate ${ease}`,
});
export const drawn = style([picture, { width: '141%', maxWidth: 'none' }]);

export const words = style({
  ...layer,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 5,
  boxSizing: 'border-box',
  width: '66%',
  padding: '20px 18% 56px 22px',
  '@media': { [narrow]: { padding: '16px 18% 52px 18px' } },
  color: color.text,
});
export const studio = style({ fontSize: 14, fontWeight: weight.strong, lineHeight: '18px' });
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  margin: '0 0 -.14em',
  paddingBottom: '.14em',
  color: 'inherit',
  fontFamily: font.display,
  fontSize: 31,
  fontWeight: weight.display,
  letterSpacing: '-.048em',
  lineHeight: 1.06,
  textDecoration: 'none',
  textWrap: 'balance',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  outline: 'none',
  '@media': { [narrow]: { fontSize: 'clamp(23px, 7.2vw, 28px)' } },
});
globalStyle(`${post} a::after`, { content: '', position: 'absolute', inset: 0, zIndex: 1 });
globalStyle(`:is(:lang(zh), :lang(bn), :lang(ne)) ${name}`, { fontSize: 26, letterSpacing: 0, lineHeight: 1.25 });

export const tag = style({
  ...layer,
  placeSelf: 'end start',
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  margin: '0 0 20px 22px',
  '@media': { [narrow]: { margin: '0 0 16px 18px' } },
  padding: '0 11px',
  borderRadius: 10,
  background: color.overlay,
  color: color.onOverlay,
  fontSize: 13,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '28px',
});
export const liveTag = style([tag, { '::before': { ...overlayLamp, width: 8, height: 8 } }]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '10px 10px 10px 18px',
  '@media': { [narrow]: { paddingInlineStart: 14 } },
});
export const facts = style({
  flex: 1,
  minWidth: 0,
  minHeight: 36,
  margin: 0,
  fontSize: 14,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
export const strong = style({ display: 'block', fontSize: 15, fontWeight: weight.display });
export const fact = style({ color: color.textMuted });
export const favourite = style({
  position: 'relative',
  zIndex: 2,
  width: 44,
  height: 44,
  borderRadius: radius.control,
  background: 'none',
  color: color.textMuted,
  selectors: { '&[aria-pressed=true]': { color: color.live } },
});
globalStyle(`${favourite} > svg`, { width: 22, height: 22, strokeWidth: 2 });
export const play = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: '0 20px',
  borderRadius: radius.control,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.display,
  transition: `background-color ${ease}`,
});

globalStyle(`${post}:is(:hover, :has(a:focus-visible)) ${play}`, { background: color.accentHover });
globalStyle(`${post}:is(:hover, :has(a:focus-visible)) ${picture}`, { scale: '1.03', translate: '-6px 0' });
globalStyle(`${post}:has(a:focus-visible)`, { outline: `${stroke.strong} solid ${color.focus}`, outlineOffset: 2 });
