import { keyframes, style } from '@vanilla-extract/css';
import { bareButton, below, tokens } from '../../engine/theme';

const { color, motion, radius, size, space, stroke, weight } = tokens;
const come = keyframes({ from: { opacity: 0, translate: '0 6px' } });

/** One line; on phones the payment stands under the heading. Its height stays whatever it shows. */
export const ticker = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.inside,
  minHeight: 52,
  padding: '4px 6px 4px 16px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  fontSize: size.body,
  '@media': { [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: 84, paddingBlock: 8 } },
});
export const title = style({ margin: 0, fontSize: size.body, fontWeight: weight.strong });
export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  minWidth: 0,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  animation: `${come} ${motion.duration} ${motion.easing}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    [below('tablet')]: {
      display: 'grid',
      gridRow: 2,
      gridColumn: 1,
      alignContent: 'center',
      // Two lines of words and one of time, so that nothing below moves with the payments.
      minHeight: '3lh',
    },
  },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const time = style({ color: color.textMuted });
export const controls = style({
  display: 'flex',
  gap: 4,
  '@media': { [below('tablet')]: { gridRow: '1 / span 2', gridColumn: 2 } },
});
export const control = style({
  ...bareButton,
  width: 44,
  height: 44,
  borderRadius: radius.control,
  color: color.textMuted,
  ':hover': { color: color.text, background: color.surfaceRaised },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -4 },
});
/** Nothing moves for who wants less motion, so there is nothing to stop. */
export const stop = style([control, { '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } } }]);
