import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, font, motion, radius, size, tracking, weight } = tokens;
const run = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });
const leave = keyframes({ to: { visibility: 'hidden', opacity: 0 } });

/** How long the cover stays at most, in ms, whatever becomes of start-up. */
const longest = 4000;

/** Nothing but the brand; it goes by itself where no script takes it away. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: color.background,
  color: color.text,
  animation: `${leave} ${motion.duration} ${motion.easing} ${longest}ms forwards`,
});
globalStyle(`[data-part=shell][data-ready] ${cover}`, { display: 'none' });
/** It covers headers too, which stand above what floats. */
globalStyle(`[data-part=shell]:has(${cover})`, { zIndex: 60 });

export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 20,
  minHeight: '72dvh',
  textAlign: 'center',
});
export const sign = style({ display: 'grid', justifyItems: 'center', gap: 16 });
export const picture = style({
  display: 'block',
  width: 'auto',
  maxWidth: 'min(240px, 70vw)',
  height: 56,
  objectFit: 'contain',
});
export const name = style({
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: weight.display,
  letterSpacing: tracking.heading,
});
export const words = style({ margin: 0, color: color.textMuted, fontSize: size.body, fontWeight: weight.medium });

/** A short line that runs along a longer one; with reduced motion it stands still. */
export const line = style({
  position: 'relative',
  width: 120,
  height: 3,
  borderRadius: radius.round,
  background: color.line,
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    width: '40%',
    borderRadius: radius.round,
    background: color.accent,
    animation: `${run} 1.2s ${motion.easing} infinite`,
  },
  '@media': { '(prefers-reduced-motion: reduce)': { '::after': { animation: 'none', translate: '75%' } } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  color: color.accentText,
  fontWeight: weight.strong,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});
