import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '32px 24px',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface,
});

globalStyle(`${empty} > svg`, { width: 36, height: 36, color: tokens.color.textMuted });
globalStyle(`${empty} > button, ${empty} > a`, { marginBlockStart: 8 });

export const title = style({ margin: 0, fontSize: tokens.size.lead, fontWeight: tokens.weight.strong });
export const text = style({ margin: 0, maxWidth: '52ch', color: tokens.color.textMuted });
