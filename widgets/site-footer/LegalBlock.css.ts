import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, size, weight } = tokens;

export const block = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: 12, color: color.textMuted, fontSize: size.tiny, lineHeight: 1.4 });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 14px', margin: 0, padding: 0, listStyle: 'none' });
export const link = style({
  display: 'inline-block',
  color: color.text,
  lineHeight: '28px',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '@media': { '(pointer: coarse)': { lineHeight: '44px' } },
});
export const licence = style({ display: 'flex', alignItems: 'center', gap: 12, margin: 0 });
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
export const marks = style({ marginTop: 'auto' });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 26,
  border: 0,
  borderRadius: 0,
  background: color.surfaceRaised,
  color: color.textMuted,
});
