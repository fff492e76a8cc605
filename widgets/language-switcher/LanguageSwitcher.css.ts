import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../engine/theme';

/** In a header too narrow for it the name shrinks; the globe stays, and a finger’s room. */
export const details = style({ position: 'relative', minWidth: 44 });
/** A code of three letters shrinks only on phones. */
export const compact = style([details, { '@media': { [from('tablet')]: { flex: 'none' } } }]);

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: tokens.control.compact,
  padding: '0 8px',
  borderRadius: tokens.radius.control,
  color: 'inherit',
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  overflow: 'hidden',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 1 },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

/** In the header of a phone the code stands for the name, which would not fit beside the buttons. */
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [below('mobileWide')]: {
      selectors: {
        'header &': { flex: 'none', fontSize: 0 },
        'header &::before': { content: 'attr(data-code)', fontSize: tokens.size.small },
      },
    },
  },
});
globalStyle(`header ${name} + svg`, { '@media': { [below('mobileWide')]: { display: 'none' } } });

export const list = style({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 30,
  minWidth: 180,
  margin: '6px 0 0',
  padding: 6,
  listStyle: 'none',
  border: `${tokens.stroke.decor} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 40,
  padding: '0 12px',
  borderRadius: tokens.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: tokens.color.surfaceHigh },
    '&[aria-current]': { background: tokens.color.accentTint, fontWeight: tokens.weight.strong },
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
  },
});
