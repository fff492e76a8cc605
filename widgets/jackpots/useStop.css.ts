import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius } = tokens;

/** Stands in a line of small words without making it higher, also where fingers need more room. */
export const stop = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 28,
  height: 28,
  marginBlock: -4,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.text },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  '@media': {
    '(pointer: coarse)': { width: 44, height: 44, marginBlock: -12 },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
});
