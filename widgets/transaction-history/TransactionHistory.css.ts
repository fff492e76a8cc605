import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const reference = style({ color: tokens.color.textMuted, fontSize: tokens.size.small, whiteSpace: 'nowrap' });
export const plain = style({});
export const landed = style({ color: tokens.color.ok });
export const struck = style({ color: tokens.color.textMuted, textDecoration: 'line-through' });
