import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

const { color, size, weight } = tokens;

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 8,
  color: color.textMuted,
  fontSize: size.tiny,
  lineHeight: 1.35,
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = style({
  display: 'inline-block',
  color: color.text,
  lineHeight: '25px',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '@media': { '(pointer: coarse)': { lineHeight: '44px' } },
});
export const licence = style({ margin: 0 });
/** The age mark and the ways to pay share the last line. */
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  marginTop: 'auto',
});
export const age = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 34,
  height: 34,
  border: '2px solid currentColor',
  borderRadius: '50%',
  color: color.text,
  fontSize: 11,
  fontWeight: weight.heading,
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 29,
  height: 24,
  border: 0,
  borderRadius: 0,
  background: color.surfaceRaised,
  color: color.textMuted,
});
globalStyle(`${last} > ul`, { flexWrap: 'nowrap', gap: 4, margin: 0 });
globalStyle(`${last} svg`, { width: 26 });
