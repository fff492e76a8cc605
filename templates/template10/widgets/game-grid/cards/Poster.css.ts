import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, covering, overlayLamp, tallScripts, tokens } from '../../../../../engine/theme';

const { color, font, motion, radius, size, weight } = tokens;
const width = createVar();
const grown = createVar();
const ease = `${motion.duration} ${motion.easing} 200ms`;
/** Where a pointer hovers and a row has the room. */
const roomy = '(hover: hover) and (width >= 1200px)';

export const poster = style({
  position: 'relative',
  display: 'flex',
  width,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
});
/** Only under a pointer: a window that is made wider takes its new size at once. */
globalStyle(`:is(:hover, :focus-within) > li > ${poster}`, {
  '@media': { [roomy]: { transition: `width ${ease}, margin ${ease}` } },
});
export const sizes = styleVariants({
  normal: { vars: { [width]: 'var(--poster-width, 100%)', [grown]: 'var(--poster-grown, 100%)' } },
  large: { vars: { [width]: 'var(--poster-large, 100%)', [grown]: 'var(--poster-large-grown, 100%)' } },
});

export const frame = style({
  position: 'relative',
  flex: 'none',
  width,
  aspectRatio: '2 / 3',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surface,
});
export const picture = style({ ...covering });

export const flag = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 12,
  zIndex: 1,
  maxWidth: 'calc(100% - 44px)',
  padding: '3px 10px 3px 12px',
  overflow: 'hidden',
  background: color.accent,
  color: color.onAccent,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const liveFlag = style([
  flag,
  {
    background: color.overlay,
    color: color.onOverlay,
    '::before': { ...overlayLamp, width: 7, height: 7, marginInlineEnd: 7 },
  },
]);

export const words = style({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: '72px 14px 14px',
  background: `linear-gradient(0deg, ${color.overlay} 30%, transparent)`,
  color: color.onOverlay,
  '@media': { [below('tablet')]: { padding: '56px 11px 11px' } },
});

export const name = style({
  display: 'block',
  color: 'inherit',
  fontFamily: font.display,
  lineHeight: 0.98,
  overflowWrap: 'break-word',
  textDecoration: 'none',
  textWrap: 'balance',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 2 },
  selectors: { '&:lang(vi)': { lineHeight: 1.15 }, ...tallScripts },
});
export const settings = styleVariants({
  heavy: { fontSize: '1.5em', fontWeight: 800, letterSpacing: '-.04em' },
  thin: { fontSize: '1.68em', fontWeight: 200, letterSpacing: '-.02em' },
  spaced: { fontSize: '1.06em', fontWeight: 600, letterSpacing: '.14em', lineHeight: 1.1, textTransform: 'uppercase' },
  black: { fontSize: '1.75em', fontWeight: 900, letterSpacing: '-.05em', lineHeight: 0.88 },
  airy: { fontSize: '1.18em', fontWeight: 300, letterSpacing: '.08em', lineHeight: 1.08, textTransform: 'uppercase' },
  plain: { fontSize: '1.5em', fontWeight: 500, letterSpacing: '-.02em' },
});
globalStyle(`${sizes.large} ${name}`, { fontSize: '1.9em' });
globalStyle(`${sizes.normal} ${name}`, { '@media': { [below('tablet')]: { fontSize: '1.2em' } } });
for (const setting of [settings.spaced, settings.airy]) {
  globalStyle(`${sizes.normal} ${setting}`, {
    '@media': { [below('tablet')]: { fontSize: '.85em', letterSpacing: '.05em' } },
  });
  // Ten capitals with room between them, the longest word that is set so, fit the picture's width.
  globalStyle(`${sizes.large} ${setting}`, {
    fontSize: '1.45em',
    '@media': { [below('tablet')]: { fontSize: '1.2em' } },
  });
}
export const studio = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  marginTop: 7,
  fontSize: size.tiny,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

/** The pane beside the grown picture. */
export const more = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: width,
  display: 'none',
  flexDirection: 'column',
  width: `calc(${grown} - ${width})`,
  padding: 20,
  color: color.text,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${ease}, visibility ${ease}`,
  '@media': { [roomy]: { display: 'var(--poster-more, none)' } },
});
export const title = style({
  margin: '0 36px 10px 0',
  fontSize: 22,
  fontWeight: weight.strong,
  letterSpacing: '-.025em',
  lineHeight: 1.05,
});
export const facts = style({
  display: 'grid',
  gap: 3,
  margin: 0,
  padding: 0,
  color: color.textMuted,
  fontSize: size.small,
  listStyle: 'none',
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${fact} > b`, { color: color.text, fontWeight: weight.medium });
export const play = style({
  marginTop: 'auto',
  borderRadius: radius.control,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.strong,
  lineHeight: '42px',
  textAlign: 'center',
});

export const favourite = style({
  position: 'absolute',
  insetInlineEnd: 4,
  top: 4,
  zIndex: 3,
  width: 36,
  height: 36,
  opacity: 1,
  '@media': {
    '(hover: hover)': { opacity: 0, selectors: { '&[aria-pressed="true"], &:focus-visible': { opacity: 1 } } },
    '(pointer: coarse)': { width: 44, height: 44 },
  },
});

const open = ['hover', 'has(:focus-visible)'].map((state) => `${poster}:${state}`);
globalStyle(open.join(', '), {
  '@media': {
    [roomy]: {
      width: grown,
      marginInlineEnd: `calc(${width} - ${grown})`,
      zIndex: 5,
      boxShadow: tokens.shadow.overlay,
    },
  },
});
// Its place in the row stays as wide as it was and the neighbours move aside: laid out again, whatever passes under a
// resting pointer would count as a shift.
globalStyle(`li:has(> ${poster})`, { '@media': { [roomy]: { transition: `transform ${ease}` } } });
for (const [kind, step] of [
  [sizes.normal, 'calc(var(--poster-grown, 0px) - var(--poster-width, 0px))'],
  [sizes.large, 'calc(var(--poster-large-grown, 0px) - var(--poster-large, 0px))'],
] as const) {
  globalStyle(['hover', 'has(:focus-visible)'].map((state) => `li:has(> ${kind}:${state}) ~ li`).join(', '), {
    '@media': { [roomy]: { transform: `translateX(${step})` } },
  });
}
globalStyle(open.map((state) => `${state} > ${more}`).join(', '), {
  '@media': { [roomy]: { opacity: 1, visibility: 'visible' } },
});
globalStyle(open.map((state) => `${state} > ${favourite}`).join(', '), { opacity: 1 });
globalStyle(`${poster}:has(${name}:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 3 });
