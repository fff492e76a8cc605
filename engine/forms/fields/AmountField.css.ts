import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css';

const { color, radius, stroke, weight } = tokens;

export const amount = style({ display: 'grid', gap: 8, minWidth: 0 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const chip = style({
  minHeight: 40,
  padding: '0 14px',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.text,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&[aria-pressed="true"]': {
      borderColor: color.accentText,
      background: color.accentTint,
      boxShadow: `inset 0 0 0 1px ${color.accentText}`,
    },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
