import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

export const failed = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 16,
  minHeight: '100svh',
  padding: 20,
  textAlign: 'center',
});

export const retry = style({
  minHeight: 44,
  padding: '0 20px',
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.accent,
  color: tokens.color.onAccent,
  fontWeight: tokens.weight.strong,
  cursor: 'pointer',
});
