import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, control, font, size, weight } = tokens;

export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  margin: 0,
  padding: '0 12px',
  color: color.textMuted,
  fontFamily: font.display,
  fontSize: 16,
  fontWeight: weight.strong,
  letterSpacing: '.015em',
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: control.row,
  padding: '0 12px',
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.surfaceRaised }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const slimLink = style([link, { minHeight: 32, fontWeight: weight.body }]);
export const flag = style({ flex: 'none', borderRadius: 2, outline: `1px solid ${color.line}`, outlineOffset: -1 });
export const name = style({ minWidth: 0, paddingBlock: 4, overflowWrap: 'anywhere', lineHeight: 1.3 });
export const count = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: size.small,
  fontWeight: weight.body,
  fontVariantNumeric: 'tabular-nums',
});
