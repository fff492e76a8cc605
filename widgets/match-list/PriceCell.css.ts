import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 6,
  width: '100%',
  minHeight: 44,
  padding: '0 10px',
  border: `${stroke.control} solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surfaceRaised,
  color: color.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { borderColor: color.edge },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accent, color: color.onAccent },
  },
});
export const outcome = style({
  color: color.textMuted,
  fontSize: size.small,
  fontWeight: weight.body,
  selectors: { [`${cell}[aria-pressed="true"] &`]: { color: 'inherit' } },
});
export const none = style({ display: 'grid', placeItems: 'center', minHeight: 44, color: color.textMuted });

/** The arrow has its room from the start, so that nothing shifts; it goes away by itself. */
export const fade = keyframes({ '0%, 70%': { opacity: 1 }, '100%': { opacity: 0 } });
const value = { position: 'relative', paddingInlineEnd: 14 } as const;
const arrow = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: '50%',
  width: 0,
  height: 0,
  borderInline: '4px solid transparent',
  marginTop: -3,
} as const;
export const moves = styleVariants({
  none: value,
  up: {
    ...value,
    '::after': { ...arrow, content: '', borderBottom: `6px solid ${color.ok}`, animation: `${fade} 4s forwards` },
  },
  down: {
    ...value,
    '::after': { ...arrow, content: '', borderTop: `6px solid ${color.bad}`, animation: `${fade} 4s forwards` },
  },
});
