import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css';

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const select = style({ appearance: 'none', paddingInlineEnd: 40, textOverflow: 'ellipsis' });
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: 12,
  color: tokens.color.textMuted,
  pointerEvents: 'none',
});
