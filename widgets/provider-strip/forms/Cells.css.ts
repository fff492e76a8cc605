import { globalStyle, style } from '@vanilla-extract/css';
import { below, growing, tokens } from '../../../engine/theme';

const { color, motion, radius, weight } = tokens;
const phone = below('tablet');
const smallest = '(width < 350px)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  overflow: 'clip',
  borderRadius: radius.medium,
  listStyle: 'none',
  '@media': { '(width >= 1200px)': { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' } },
});
/** Half of the rule between two cells belongs to each. */
globalStyle(`${list} > li`, { boxShadow: `0 0 0 .5px ${color.line}` });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 9,
  height: growing(84, 60),
  padding: '0 8px',
  color: color.textMuted,
  fontSize: 15,
  fontWeight: weight.strong,
  lineHeight: 1.1,
  textDecoration: 'none',
  transition: `background-color ${motion.duration} ${motion.easing}`,
  ':hover': { background: color.surfaceRaised, color: color.accentText },
  ':focus-visible': { outlineOffset: -3 },
  '@media': {
    [phone]: { gap: '3px 6px', height: growing(64, 70), padding: '0 4px', fontSize: 13, textAlign: 'center' },
    [smallest]: { flexWrap: 'wrap', alignContent: 'center' },
  },
});
globalStyle(`${link} > :first-child`, { flex: 'none', color: color.accentText });
/** On the smallest phones the sign stands above a name that has no room beside it. */
export const name = style({
  minWidth: 0,
  overflowWrap: 'break-word',
  '@media': { [smallest]: { minWidth: 'min-content' } },
});
