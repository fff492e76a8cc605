import { style } from '@vanilla-extract/css';
import { bareButton, below, tokens } from '../../../engine/theme';

const { color, control, font, radius, size, stroke, weight } = tokens;

export const form = style({
  display: 'flex',
  boxSizing: 'border-box',
  width: '100%',
  height: control.height,
  border: `1.5px solid ${color.text}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.field,
  ':focus-within': { boxShadow: `0 0 0 2px ${color.focus}` },
});
export const scope = style({
  flex: 'none',
  width: 176,
  padding: '0 10px 0 14px',
  border: 0,
  borderInlineEnd: `${stroke.decor} solid ${color.line}`,
  outline: 'none',
  background: color.surfaceRaised,
  color: color.text,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.strong,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -4 },
  '@media': { [below('desktopMedium')]: { display: 'none' } },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  padding: '0 16px',
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.text,
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  '@media': { '(pointer: coarse)': { fontSize: 16 } },
});
export const button = style({
  ...bareButton,
  flex: 'none',
  width: 62,
  background: color.accent,
  color: color.onAccent,
  ':hover': { background: color.accentHover },
  ':focus-visible': { outline: `2px solid ${color.onAccent}`, outlineOffset: -5 },
});
