import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  minHeight: 36,
  marginBlock: '10px 14px',
});
export const count = style({
  margin: 0,
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

const plain = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 34,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.medium,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const chip = style([
  plain,
  {
    padding: '0 10px 0 12px',
    border: `${stroke.control} solid ${color.edge}`,
    borderRadius: radius.control,
    background: color.accentTint,
    color: color.text,
    ':hover': { borderColor: color.accentText },
  },
]);

export const clear = style([
  plain,
  {
    padding: '0 6px',
    border: 0,
    background: 'none',
    color: color.accentText,
    ':hover': { textDecoration: 'underline' },
  },
]);
