import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

/** Read out, not seen. */
const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  minWidth: 0,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const bar = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });

export const button = style({
  minHeight: 44,
  padding: '2px 22px 0',
  fontSize: 17,
  fontWeight: tokens.weight.heading,
  lineHeight: 1,
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [below('desktop')]: { padding: '2px clamp(6px, 2.5vw, 15px) 0', fontSize: 'min(15.5px, 4.4vw)' },
    [below('mobileMedium')]: { padding: '2px 7px 0', fontSize: 'min(14px, 4.4vw)' },
  },
});
/** An outline in the colour of the text around it. */
export const outline = style([
  button,
  {
    border: '2.5px solid currentColor',
    background: 'none',
    color: 'inherit',
    ':hover': { background: 'color-mix(in oklab, currentColor 16%, transparent)', borderColor: 'currentColor' },
  },
]);

export const balance = style({
  minWidth: '5ch',
  marginInlineEnd: 6,
  fontSize: 18,
  fontWeight: tokens.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: hidden },
});
/** On phones the balance stands inside the button that adds to it. */
export const inside = style({
  display: 'none',
  alignItems: 'center',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('tablet')]: { display: 'flex' } },
  selectors: { '&[data-long]': { fontSize: '.8em' } },
});
export const words = style({ '@media': { [below('tablet')]: hidden } });

/** A round picture with a striped rim. */
export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: `repeating-conic-gradient(${tokens.color.accent} 0 15deg, ${tokens.color.surfaceHigh} 15deg 30deg)`,
  boxShadow: `0 0 0 2.5px ${tokens.color.text}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: tokens.color.surface,
  color: tokens.color.accentText,
});
/** What unfolds has a ground of its own. */
export const account = style({ position: 'relative' });
globalStyle(`${account} > details > div`, { vars: { [tokens.color.focus]: tokens.color.accentText } });
