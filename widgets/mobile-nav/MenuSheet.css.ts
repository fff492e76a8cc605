import { keyframes, style } from '@vanilla-extract/css';
import { bareButton, tokens } from '../../engine/theme';

const { color, motion, radius, size, space, weight } = tokens;
const rise = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } });

export const sheet = style({
  position: 'fixed',
  inset: 'auto 0 0',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 640,
  maxHeight: '86dvh',
  margin: '0 auto',
  padding: `8px ${space.gutter} calc(24px + env(safe-area-inset-bottom))`,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  boxShadow: tokens.shadow.overlay,
  selectors: {
    '&::backdrop': { background: color.scrim },
    '&:is(:popover-open, [data-open])': { animation: `${rise} ${motion.duration} ${motion.easing}` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:is(:popover-open, [data-open])': { animation: 'none' } } },
  },
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 52 });
export const title = style({
  fontSize: size.section,
  fontWeight: weight.heading,
  letterSpacing: tokens.tracking.heading,
});
export const close = style({
  ...bareButton,
  width: 44,
  height: 44,
  marginInlineEnd: -12,
  borderRadius: radius.control,
});
