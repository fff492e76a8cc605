import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

/** A box, as emptiness is elsewhere; templates frame both alike. */
export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '32px 24px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.textMuted,
});
export const title = style({ margin: 0, color: color.text, fontSize: size.lead, fontWeight: weight.strong });
export const text = style({ margin: '0 0 8px', maxWidth: '52ch' });
