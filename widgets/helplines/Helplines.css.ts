import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius, size, space, stroke, weight } = tokens;

export const lines = style({ display: 'grid', gap: 14, maxWidth: 760, marginBlock: `0 ${space.gutter}` });
export const title = style({ margin: 0, fontSize: size.box, fontWeight: weight.heading });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const line = style({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
export const icon = style({ flex: 'none', color: color.accentText });
export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: weight.strong });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.accentText,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});
