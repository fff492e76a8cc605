import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

export const form = style({ width: '100%', minWidth: 44, maxWidth: 260 });

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  boxSizing: 'border-box',
  padding: '0 16px 0 14px',
  borderRadius: tokens.radius.control,
  background: 'color-mix(in oklab, currentColor 16%, transparent)',
  color: 'inherit',
  cursor: 'text',
  ':hover': { background: 'color-mix(in oklab, currentColor 22%, transparent)' },
  selectors: { '&:focus-within': { outline: `${tokens.stroke.strong} solid ${tokens.color.focus}`, outlineOffset: 2 } },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  padding: '2px 0 0',
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 17,
  fontWeight: tokens.weight.medium,
  textOverflow: 'ellipsis',
  '::placeholder': { color: 'inherit', opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
});
