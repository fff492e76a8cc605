import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

export const notices = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 14,
  fontSize: 17,
  fontWeight: tokens.weight.medium,
  '@media': { [below('tablet')]: { columnGap: 10, fontSize: 16 } },
});
export const sign = style({ color: tokens.color.accent });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.3em',
  minHeight: 44,
  margin: 0,
  whiteSpace: 'nowrap',
});
/** The words end in an ellipsis where the line does; their title says all. */
export const words = style({ flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${words} > a`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });
export const lead = style({
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  color: tokens.color.accentText,
  fontWeight: tokens.weight.heading,
  textOverflow: 'ellipsis',
});
export const link = style({
  paddingBlock: 10,
  color: 'inherit',
  textDecorationColor: tokens.color.line,
  textUnderlineOffset: 4,
  ':hover': { textDecorationColor: 'currentColor' },
});

/** The button stands in the line, what it unfolds takes a row of its own. */
export const more = style({ display: 'contents', selectors: { '&::details-content': { gridColumn: '1 / -1' } } });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  color: tokens.color.accentText,
  fontWeight: tokens.weight.heading,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [below('tablet')]: { minWidth: 44, minHeight: 44, justifyContent: 'flex-end' } },
});
export const all = style({
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 4,
  '@media': {
    [below('tablet')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const chevron = style({
  strokeWidth: 3,
  selectors: { [`${more}[open] &`]: { rotate: '180deg' } },
  '@media': { '(width >= 768px)': { display: 'none' } },
});
export const list = style({
  display: 'grid',
  gap: 8,
  margin: '8px 0 0',
  padding: '14px 20px',
  borderRadius: tokens.radius.medium,
  background: tokens.color.secondTint,
  listStyle: 'none',
});
