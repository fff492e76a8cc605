import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';
import { visuallyHidden } from '../theme/visuallyHidden.css';

export const copy = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  marginInlineStart: 4,
  border: 0,
  borderRadius: tokens.radius.small,
  background: 'none',
  color: tokens.color.textMuted,
  verticalAlign: 'middle',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: tokens.color.text },
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 1 },
  },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});

globalStyle(`${copy} > svg`, { width: 16, height: 16 });
export const heard = visuallyHidden;
export const refused = style({ marginInlineStart: 4, fontSize: tokens.size.small, fontWeight: tokens.weight.body });
