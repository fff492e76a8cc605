import { keyframes, style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, motion, radius, size, space, weight } = tokens;
const rise = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } });

export const place = style({
  position: 'fixed',
  insetInlineEnd: 'calc(14px + env(safe-area-inset-right, 0px))',
  bottom: 'calc(14px + env(safe-area-inset-bottom, 0px))',
  zIndex: 19,
});
export const fab = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 60,
  padding: '0 24px 0 20px',
  border: 0,
  borderRadius: 24,
  background: color.accent,
  color: color.onAccent,
  font: 'inherit',
  fontSize: 17,
  fontWeight: weight.display,
  boxShadow: tokens.shadow.overlay,
  cursor: 'pointer',
});
export const sign = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round' });

export const sheet = style({
  position: 'fixed',
  inset: 'auto 0 0',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 640,
  maxHeight: '88dvh',
  margin: '0 auto',
  padding: `8px ${space.gutter} calc(20px + env(safe-area-inset-bottom))`,
  border: 0,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.background,
  color: color.text,
  boxShadow: tokens.shadow.overlay,
  selectors: {
    '&::backdrop': { background: color.scrim },
    '&:popover-open': { animation: `${rise} ${motion.duration} ${motion.easing}` },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&:popover-open': { animation: 'none' } } } },
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 56, paddingInlineStart: 8 });
export const title = style({ fontSize: size.section, fontWeight: weight.heading, letterSpacing: tokens.tracking.heading });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: color.surfaceRaised,
  color: 'inherit',
  cursor: 'pointer',
});
export const extras = style({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 10 });

export const cells = style({ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
export const third = style({ gridColumn: 'span 2', minWidth: 0 });
export const half = style({ gridColumn: 'span 3', minWidth: 0 });
const entry = {
  display: 'flex',
  boxSizing: 'border-box',
  height: '100%',
  borderRadius: radius.medium,
  color: 'inherit',
  fontWeight: weight.medium,
  lineHeight: 1.2,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
} as const;
const current = { '&[aria-current]': { background: color.accent, color: color.onAccent } } as const;
export const cell = style({
  ...entry,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 84,
  padding: 8,
  background: color.surface,
  fontSize: size.small,
  textAlign: 'center',
  selectors: current,
});
export const page = style({ ...entry, alignItems: 'center', gap: 12, minHeight: 56, padding: '8px 14px', background: color.surfaceRaised, selectors: current });
