import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const zone = style({ margin: '0 0 16px', color: tokens.color.textMuted, fontSize: tokens.size.small });
export const cell = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
