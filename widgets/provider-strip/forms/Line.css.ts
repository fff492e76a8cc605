import { style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../engine/theme';

const { color, font, stroke } = tokens;
const rule = `${stroke.decor} solid ${color.text}`;

export const strip = style({
  display: 'flex',
  // A long title has a line of its own where the widest name does not fit beside it.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 20,
  minHeight: 60,
  borderTop: rule,
  borderBottom: rule,
  '@media': { [from('desktop')]: { minHeight: 72 } },
});

export const title = style({
  flex: 'none',
  fontFamily: font.display,
  fontSize: 17,
  fontStyle: 'italic',
  '@media': { [below('tablet')]: { flexBasis: '100%', paddingTop: 12 } },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 20px',
  margin: 0,
  padding: '10px 0',
  listStyle: 'none',
  // In several lines they stand in the middle: spread, none would stand below another.
  '@media': { [below('desktop')]: { justifyContent: 'center', columnGap: 28 } },
});

/** Weights, slants and widths of setting, one after the other. */
const settings = [
  { fontWeight: 700, letterSpacing: '-0.02em' },
  { fontWeight: 300, letterSpacing: '0.03em' },
  { fontWeight: 600, fontStyle: 'italic' },
  { fontWeight: 800, fontFamily: font.text },
  { fontWeight: 300, fontStyle: 'italic', fontFamily: font.text },
  { fontWeight: 600, border: `2px solid ${color.text}`, padding: '2px 8px' },
  { fontWeight: 500, fontFamily: font.text, letterSpacing: '0.05em' },
  { fontWeight: 800, letterSpacing: '-0.04em' },
  { fontWeight: 300, fontStyle: 'italic' },
] as const;

export const name = style({
  fontFamily: font.display,
  // A name stands in one line, also where text is large.
  fontSize: 'min(20px, 6.4vw)',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: Object.fromEntries(
    settings.map((setting, index) => [`&:nth-child(${settings.length}n + ${index + 1})`, setting]),
  ),
});
