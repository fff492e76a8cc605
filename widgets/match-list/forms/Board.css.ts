import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

export const board = style({ display: 'grid', gap: 16, minWidth: 0, containerType: 'inline-size' });
/** On phones one line that scrolls, so that a late font makes no second one. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@container': {
    '(width < 620px)': {
      flexWrap: 'nowrap',
      margin: -6,
      padding: 6,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
  },
});
const chip = {
  flex: 'none',
  minHeight: 40,
  padding: '0 14px',
  border: `${stroke.control} solid ${color.line}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.text,
  fontWeight: weight.medium,
  cursor: 'pointer',
} as const;
export const choice = style({
  ...chip,
  ':hover': { borderColor: color.edge },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.accent, background: color.accent, color: color.onAccent },
  },
});
export const quiet = style({
  ...chip,
  minHeight: 36,
  background: 'transparent',
  fontSize: size.small,
  ':hover': { borderColor: color.edge },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.edge,
      background: color.accentTint,
      color: color.text,
      fontWeight: weight.strong,
    },
  },
});

export const league = style({ display: 'grid', gap: 8, minWidth: 0 });
export const leagueName = style({
  margin: 0,
  color: color.textMuted,
  fontSize: size.small,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const list = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 330px)',
  alignItems: 'center',
  gap: 14,
  padding: '10px 14px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  '@container': { '(width < 620px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 } },
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: '74px minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'center',
  minWidth: 0,
});
export const when = style({
  gridRow: '1 / 3',
  margin: 0,
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const live = style({ color: color.live, fontWeight: weight.strong });
export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  gridColumn: 2,
  minWidth: 0,
  margin: 0,
  minHeight: 26,
  fontWeight: weight.strong,
});
export const team = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const score = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
export const prices = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 6 });
