import { style } from '@vanilla-extract/css';
import { bareButton, tokens } from '../../engine/theme';

const { color, radius } = tokens;

/** Stands in a line of small words without making it higher, also where fingers need more room. */
export const stop = style({
  ...bareButton,
  flex: 'none',
  width: 28,
  height: 28,
  marginBlock: -4,
  borderRadius: radius.control,
  ':hover': { color: color.text },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  '@media': {
    '(pointer: coarse)': { width: 44, height: 44, marginBlock: -12 },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
});
