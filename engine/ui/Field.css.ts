import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

export const field = style({ display: 'grid', gap: 6 });
export const label = style({ fontSize: tokens.size.small, fontWeight: tokens.weight.medium });
export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const input = style({
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  border: `${tokens.stroke.control} solid ${tokens.color.edge}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.field,
  color: tokens.color.text,
  fontFamily: tokens.font.text,
  fontSize: 16,
  selectors: {
    '&::placeholder': { color: tokens.color.textMuted, opacity: 1 },
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 1 },
    '&[aria-invalid]': { borderColor: tokens.color.bad, boxShadow: `inset 0 0 0 1px ${tokens.color.bad}` },
  },
});

export const hint = style({ display: 'flex', gap: 6, minHeight: 20, margin: 0, color: tokens.color.textMuted, fontSize: tokens.size.small });
export const error = style([hint, { color: tokens.color.bad }]);
