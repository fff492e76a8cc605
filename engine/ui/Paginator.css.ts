import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';

const phone = below('tablet');

export const pages = style({ '@media': { [phone]: { flexBasis: '100%' } } });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gap: 4 } },
});
export const item = style({ '@media': { [phone]: { flex: '1 1 28px', maxWidth: 44 } } });
export const spare = style({ '@media': { [phone]: { display: 'none' } } });

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  height: 36,
  padding: '0 6px',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: tokens.color.text,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': {
      background: tokens.color.accentTint,
      borderColor: tokens.color.accentText,
      fontWeight: tokens.weight.strong,
    },
    '&[aria-disabled], &[aria-hidden]': { opacity: 0.45, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(pointer: coarse)': { minWidth: 44, height: 44 },
    [phone]: { width: '100%', minWidth: 0, height: 44, padding: 0 },
  },
});
