import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;
const box = {
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
} as const;

export const channels = style({ display: 'grid', gap: 14, maxWidth: 760, marginBlock: `0 ${tokens.space.gutter}` });
export const chat = style({
  ...box,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 20,
});
export const icon = style({ flex: 'none', color: color.accentText });
export const words = style({ display: 'grid', flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ margin: 0, fontSize: size.box, fontWeight: weight.heading });
export const text = style({ margin: 0, color: color.textMuted, fontSize: size.small });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const account = style({
  ...box,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '10px 16px',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { borderColor: color.edge },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});
export const network = style({ fontWeight: weight.strong, textTransform: 'capitalize' });
export const skeleton = style({ display: 'block', height: 64 });
