import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css';

export const code = style({ display: 'grid', gap: 2, minWidth: 0 });
export const resend = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const wait = style({
  margin: 0,
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const again = style({ marginInlineStart: -16 });
