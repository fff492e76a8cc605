import { style } from '@vanilla-extract/css';
import { bareButton, below, tokens } from '../../../engine/theme';

const { color, size, space, weight } = tokens;

export const section = style({ minWidth: 0 });
/** On phones the row has a line of its own and scrolls sideways. */
export const row = style({
  display: 'flex',
  gap: 24,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': {
    [below('desktop')]: {
      flex: '1 0 100%',
      gap: 22,
      marginInline: `calc(-1 * ${space.unit})`,
      paddingInline: space.unit,
    },
  },
});
export const word = style({
  ...bareButton,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '.4em',
  minHeight: 44,
  padding: 0,
  color: color.textMuted,
  fontSize: size.lead,
  whiteSpace: 'nowrap',
  ':hover': { color: color.text },
  selectors: {
    '&[aria-selected=true]': { color: color.accentText },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const name = style({
  paddingBlock: 4,
  fontWeight: weight.body,
  selectors: {
    [`${word}[aria-selected=true] &`]: { fontWeight: weight.strong, boxShadow: `0 1px 0 ${color.accentText}` },
  },
});
/** A number has its room before it is known. */
export const count = style({
  display: 'inline-block',
  minWidth: '1.4em',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});
