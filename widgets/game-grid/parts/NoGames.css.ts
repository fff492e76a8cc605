import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

export const empty = style({ display: 'grid', justifyItems: 'start', gap: 8, padding: `${tokens.space.card} 0 32px`, color: tokens.color.textMuted });
export const title = style({ margin: 0, color: tokens.color.text, fontSize: tokens.size.lead, fontWeight: tokens.weight.strong });
export const text = style({ margin: '0 0 8px', maxWidth: '52ch' });
