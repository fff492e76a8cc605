import { globalStyle, style } from '@vanilla-extract/css';
import { fixedBar, tokens } from '../../../engine/theme';

const { color, radius, size, weight } = tokens;

export const place = style({
  position: fixedBar,
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

export const sheet = style({ border: 0, background: color.background, color: color.text });
export const extras = style({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 10 });
/** The search shrinks to the name of the language. */
globalStyle(`${extras} > details`, { flex: 'none' });

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
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
export const page = style({
  ...entry,
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 14px',
  background: color.surfaceRaised,
  selectors: current,
});
