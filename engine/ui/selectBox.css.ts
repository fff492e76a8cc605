import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

const { color, font, radius, size, stroke } = tokens;

/**
 * The box of the browser's own list; its size is a matter of where it stands. Text of 16 px keeps phones from zooming
 * in.
 */
export const selectBox = style({
  padding: '0 10px',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.field,
  color: color.text,
  fontFamily: font.text,
  fontSize: size.body,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  '@media': { '(pointer: coarse)': { fontSize: 16 } },
});
