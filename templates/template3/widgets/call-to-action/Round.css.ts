import { globalStyle, style } from '@vanilla-extract/css';
import { stretchedLink, tokens } from '../../../../engine/theme';

const { color, font, size, tracking, weight } = tokens;

export const cell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 22,
  minWidth: 0,
  minHeight: 84,
});
/** A low sun: the foot of the disc is the sea. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 84,
  height: 84,
  borderRadius: '50%',
  background: `linear-gradient(${color.accentTint} 66%, ${color.secondTint} 66%)`,
  color: color.accentText,
});
export const words = style({ minWidth: 0 });
export const title = style({
  margin: '0 0 4px',
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.15,
});
export const link = style(stretchedLink);
globalStyle(`${cell}:hover ${link}`, { textDecoration: 'underline', textUnderlineOffset: 4 });
globalStyle(`${cell}:has(${link}:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 4 });
export const text = style({ margin: 0, color: color.textMuted, fontSize: size.small });
