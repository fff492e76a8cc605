import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

export const broken = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: tokens.space.card,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.medium,
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
});

export const brokenWords = style({ flex: '1 1 200px', margin: 0 });
