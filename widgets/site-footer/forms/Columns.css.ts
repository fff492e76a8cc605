import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../engine/theme';

const { color, font, size, stroke, tracking, weight } = tokens;

export const footer = style({ paddingBlock: '22px 40px' });

/** On phones a column is never narrower than its longest word. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
  gap: '22px 16px',
  paddingTop: 22,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: '1.9fr 1fr 1fr 1fr 1.35fr', gap: 0, paddingTop: 30 },
  },
});

export const brand = style({
  gridColumn: '1 / -1',
  '@media': { [from('desktop')]: { gridColumn: 'auto', paddingInlineEnd: 24 } },
});

export const column = style({
  minWidth: 0,
  '@media': {
    [from('desktop')]: {
      paddingInline: 24,
      borderInlineStart: `${stroke.decor} solid ${color.line}`,
      selectors: { '&:last-child': { paddingInlineEnd: 0 } },
    },
  },
});
/** In half the width of a phone the ways to pay stand two by two. */
globalStyle(`${column}:last-child > ul`, { '@media': { [below('tablet')]: { maxWidth: 104 } } });

export const logo = style({ fontSize: 40, lineHeight: 1, letterSpacing: tracking.display, whiteSpace: 'normal' });
export const about = style({
  maxWidth: '34ch',
  margin: '10px 0 0',
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.textMuted,
});

export const title = style({
  margin: '0 0 6px',
  fontFamily: font.display,
  fontSize: 18,
  fontWeight: weight.display,
  lineHeight: 1.2,
});
export const links = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 30,
  paddingBlock: 3,
  boxSizing: 'border-box',
  fontSize: 15,
  lineHeight: 1.15,
  color: color.textMuted,
  textDecoration: 'none',
  ':hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media': { [below('desktop')]: { minHeight: 44 } },
});

export const licence = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  marginTop: 26,
  paddingTop: 14,
  borderTop: `${stroke.decor} solid ${color.text}`,
  '@media': { [from('desktop')]: { alignItems: 'center', gap: 24 } },
});

export const age = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  width: 42,
  height: 42,
  border: `2px solid ${color.text}`,
  borderRadius: '50%',
  fontSize: 15,
  fontWeight: weight.display,
});

export const text = style({ margin: 0, fontSize: size.small, lineHeight: 1.4, color: color.textMuted });
