import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, radius, size, space, weight } = tokens;

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `44px ${space.gutter} 48px`,
  textAlign: 'center',
});
export const logo = style({ minHeight: 44, maxWidth: '100%', margin: '0 0 12px', fontSize: 34, whiteSpace: 'normal' });
globalStyle(`${logo} > img`, { height: 36 });
export const about = style({ margin: '0 0 12px', color: color.textMuted });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '2px 32px',
  margin: '0 0 20px',
  padding: 0,
  listStyle: 'none',
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});
export const licence = style({
  maxWidth: 920,
  margin: '0 0 22px',
  color: color.textMuted,
  fontSize: size.small,
  lineHeight: 1.6,
  textWrap: 'pretty',
});
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
});
globalStyle(`${marks} > ul`, { margin: 0 });
export const age = style({
  padding: '3px 8px',
  border: '2px solid',
  borderRadius: radius.small,
  fontSize: 15,
  fontWeight: weight.strong,
});
