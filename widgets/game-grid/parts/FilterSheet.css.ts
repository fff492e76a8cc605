import { keyframes, style } from '@vanilla-extract/css';
import { bareButton, from, tokens } from '../../../engine/theme';

const { color, font, motion, radius, shadow, size, space, stroke, weight } = tokens;
const rise = keyframes({ from: { translate: '0 24px', opacity: 0 } });
const slide = keyframes({ from: { translate: '24px 0', opacity: 0 } });

/** From the bottom on a phone, along the side on a wider screen. */
export const sheet = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 'min(88dvh, 720px)',
  margin: 'auto 0 0',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  // Surfaces of glass let nothing through here.
  background: `linear-gradient(${color.surface}, ${color.surface}) ${color.background}`,
  color: color.text,
  boxShadow: shadow.overlay,
  fontFamily: font.text,
  overscrollBehavior: 'contain',
  '::backdrop': { background: color.scrim },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} ${motion.duration} ${motion.easing}` },
    [from('tablet')]: {
      width: 400,
      height: '100dvh',
      maxHeight: '100dvh',
      margin: '0 0 0 auto',
      borderRadius: `${radius.large} 0 0 ${radius.large}`,
    },
    [`${from('tablet')} and (prefers-reduced-motion: no-preference)`]: { animationName: slide },
  },
});

export const inside = style({ display: 'flex', flexDirection: 'column', maxHeight: 'inherit', height: '100%' });
export const head = style({ display: 'flex', alignItems: 'center', gap: 8, padding: `12px 8px 8px ${space.gutter}` });
export const title = style({
  margin: 0,
  marginInlineEnd: 'auto',
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
  lineHeight: 1.2,
});

export const close = style({
  ...bareButton,
  width: 44,
  height: 44,
  borderRadius: radius.control,
  color: color.text,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
});

export const groups = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `4px ${space.gutter} 8px`,
});
export const foot = style({
  padding: `12px ${space.gutter} calc(12px + env(safe-area-inset-bottom, 0px))`,
  borderTop: `${stroke.decor} solid ${color.line}`,
});
export const show = style({ width: '100%', minHeight: 48, fontVariantNumeric: 'tabular-nums' });
