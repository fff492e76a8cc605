import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, size, weight } = tokens;

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const word = style({
  alignSelf: 'center',
  marginInlineEnd: 6,
  color: color.textMuted,
  fontSize: size.small,
  whiteSpace: 'nowrap',
  '@media': { [below('desktop')]: { display: 'none' } },
});
export const order = style({
  position: 'relative',
  minHeight: 44,
  padding: '0 11px',
  border: 0,
  background: 'none',
  color: color.text,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.accentText },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -3 },
    '&[aria-pressed="true"]': { fontWeight: weight.strong },
    '&[aria-pressed="true"]::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 11px 0',
      height: 3,
      borderRadius: '3px 3px 0 0',
      background: color.accent,
    },
  },
});
