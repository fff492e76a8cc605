import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../engine/theme';

const { color, control, radius, size, weight } = tokens;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  minWidth: 0,
  '@media': { [below('tablet')]: { gap: 6 }, [below('mobileMedium')]: { gap: 2 } },
});
/** A player's balance comes after the first paint: until then there is its room. */
globalStyle(`[data-auth] ${bar}`, { '@media': { [below('tablet')]: { justifyContent: 'flex-end', minWidth: 188 } } });
globalStyle(`[data-auth] ${bar}:not([data-player])`, {
  '@media': { [from('tablet')]: { justifyContent: 'flex-end', minWidth: 264 } },
});
/** On phones the words of two buttons share a line with the brand. */
export const way = style({
  '@media': { [below('tablet')]: { paddingInline: 10 }, '(width < 360px)': { paddingInline: 6, fontSize: size.small } },
});

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 88,
  minHeight: control.compact,
  padding: '0 8px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceRaised, color: color.text } },
  '@media': { '(pointer: coarse)': { minHeight: 44 }, [below('mobileMedium')]: { padding: '0 4px' } },
});

/** It shrinks before a figure does. */
export const sign = style({ opacity: 0.8, '@media': { [below('desktopMedium')]: { display: 'none' } } });
/** A long sum is smaller, and goes on in a second line before a figure of it is left out. */
export const figure = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'end',
  textOverflow: 'ellipsis',
  fontSize: size.body,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(width < 360px)': { fontSize: size.small } },
  selectors: {
    '[data-long] > &': {
      fontSize: size.tiny,
      '@media': {
        [below('tablet')]: { lineHeight: 1.15, overflowWrap: 'anywhere', whiteSpace: 'normal' },
        '(width < 360px)': { fontSize: 11 },
      },
    },
  },
});
globalStyle(`[data-long]${balance}`, {
  '@media': { [from('tablet')]: { flex: 'none' }, '(width < 360px)': { maxWidth: 88, padding: 0 } },
});
export const plus = style({ '@media': { [from('tablet')]: { display: 'none' } } });
export const words = style({ '@media': { [below('tablet')]: { display: 'none' } } });
