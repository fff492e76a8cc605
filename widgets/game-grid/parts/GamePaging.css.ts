import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

export const more = style({ display: 'grid', justifyItems: 'center', gap: 12, marginTop: 24 });
export const shown = style({ margin: 0, color: tokens.color.textMuted, fontSize: tokens.size.small, fontVariantNumeric: 'tabular-nums' });
