import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';

export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 14,
  marginBlockStart: 16,
  '@media': { [below('tablet')]: { justifyContent: 'center' } },
});

export const range = style({
  margin: 0,
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
  fontVariantNumeric: 'tabular-nums',
});
