import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius, stroke, weight } = tokens;

export const tabs = style({
  display: 'flex',
  gap: 4,
  marginBottom: 20,
  padding: 4,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.control,
  background: color.field,
});

export const tab = style({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 40,
  padding: '4px 10px',
  border: 0,
  borderRadius: `calc(${radius.control} - 2px)`,
  background: 'transparent',
  color: color.textMuted,
  fontWeight: weight.medium,
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    '&[aria-selected="true"]': {
      background: color.accentTint,
      color: color.text,
      fontWeight: weight.strong,
      boxShadow: `inset 0 0 0 1px ${color.accentText}`,
    },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
