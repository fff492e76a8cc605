import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

export const select = style({
  minHeight: 40,
  maxWidth: '100%',
  padding: '0 10px',
  border: `${tokens.stroke.control} solid ${tokens.color.edge}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.field,
  color: tokens.color.text,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.body,
  ':focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 1 },
  '@media': { '(pointer: coarse)': { minHeight: 44, fontSize: 16 } },
});
