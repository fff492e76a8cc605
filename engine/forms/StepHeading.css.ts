import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';
import { bareButton } from '../theme/rules';

const { color, size, weight } = tokens;

export const heading = style({ display: 'grid', gap: 6, justifyItems: 'start' });
export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 28,
  marginBottom: 4,
});
export const count = style({
  flex: 'none',
  margin: 0,
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const bars = style({ display: 'flex', flex: 1, gap: 6 });
export const bar = style({
  flex: 1,
  height: 4,
  borderRadius: 2,
  background: color.line,
  transition: `background-color ${tokens.motion.duration} ${tokens.motion.easing}`,
});
export const reached = style([bar, { background: color.accent }]);
export const title = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.heading,
  ':focus': { outline: 'none' },
});
export const intro = style({ margin: 0, color: color.textMuted, overflowWrap: 'anywhere' });
export const back = style({
  ...bareButton,
  flex: 'none',
  width: 36,
  height: 36,
  margin: '-4px 0 -4px -8px',
  borderRadius: tokens.radius.control,
  color: color.text,
  selectors: {
    '&:hover': { background: color.surfaceRaised },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
  '@media': { '(pointer: coarse)': { width: 44, height: 44, margin: '-8px 0 -8px -12px' } },
});
