import { style } from '@vanilla-extract/css';
import { bareButton, tokens } from '../../../../engine/theme';

const { color, control, font, radius, stroke } = tokens;

export const box = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 240px',
  minWidth: 0,
  alignItems: 'center',
});
export const sign = style({
  position: 'absolute',
  insetInlineStart: 13,
  color: color.textMuted,
  pointerEvents: 'none',
});

export const field = style({
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: `max(44px, ${control.height})`,
  margin: 0,
  padding: '0 48px 0 42px',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.field,
  color: color.text,
  fontFamily: font.text,
  // Below 16 px a phone zooms in.
  fontSize: 16,
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
});

export const clear = style({
  ...bareButton,
  position: 'absolute',
  insetInlineEnd: 2,
  width: 40,
  height: 40,
  borderRadius: radius.control,
  color: color.textMuted,
  ':hover': { color: color.text },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
});
