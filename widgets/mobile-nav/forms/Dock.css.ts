import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';
import { columns } from '../columns';

const { color, frame, motion, radius, size, space, stroke, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;
const rise = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } });

export const dock = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 25,
  borderTop: rule,
  background: color.band,
  color: color.onBandMuted,
  paddingBottom: 'env(safe-area-inset-bottom)',
});

const list = style({ display: 'grid', maxWidth: 640, height: frame.mobileBar, minHeight: 56, margin: '0 auto', padding: 0, listStyle: 'none' });
/** By the number of items: each stands in its place before the others have arrived. */
export const lists = styleVariants(columns, (gridTemplateColumns) => [list, { gridTemplateColumns }]);
export const place = style({ minWidth: 0 });

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  width: '100%',
  height: '100%',
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: 11,
  fontWeight: weight.medium,
  lineHeight: '14px',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current], &[aria-expanded="true"]': { color: color.onBand, boxShadow: `inset 0 ${stroke.strong} ${color.accentText}` },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

globalStyle(`${item}[data-icon="gift"] > svg`, { color: color.figure });

export const words = style({ maxWidth: '100%', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });

export const sheet = style({
  position: 'fixed',
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: 640,
  maxHeight: '86dvh',
  margin: '0 auto',
  padding: `8px ${space.gutter} calc(24px + env(safe-area-inset-bottom))`,
  border: 0,
  borderTop: rule,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.band,
  color: color.onBand,
  boxShadow: tokens.shadow.overlay,
  selectors: {
    '&::backdrop': { background: color.scrim },
    '&:popover-open': { animation: `${rise} ${motion.duration} ${motion.easing}` },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&:popover-open': { animation: 'none' } } } },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 52 });
export const title = style({ fontSize: size.section, fontWeight: weight.heading, letterSpacing: tokens.tracking.heading });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInlineEnd: -12,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: 8,
  margin: '8px 0 16px',
  padding: 0,
  listStyle: 'none',
});

const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  minHeight: 46,
  padding: '6px 12px',
  borderRadius: radius.control,
  color: 'inherit',
  fontWeight: weight.medium,
  lineHeight: 1.25,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { background: color.accentTint, boxShadow: `inset ${stroke.strong} 0 0 ${color.accentText}` } },
});

export const tile = style([entry, { height: '100%', background: color.surface }]);
export const rows = style({ margin: 0, padding: '8px 0 0', borderTop: rule, listStyle: 'none' });
export const row = style([entry, { color: color.onBandMuted }]);
