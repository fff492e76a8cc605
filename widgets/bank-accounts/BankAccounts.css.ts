import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

export const accounts = style({ display: 'grid', gap: 16, maxWidth: 760 });
export const said = style({
  margin: 0,
  color: color.ok,
  outline: 'none',
  selectors: { '&:empty': { display: 'none' } },
});
export const refused = style({ margin: 0, color: color.bad });
export const list = style({
  margin: 0,
  padding: 0,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  listStyle: 'none',
});
export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 14px',
  padding: '14px 16px',
  selectors: { '& + &': { borderBlockStart: `${stroke.decor} solid ${color.line}` } },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.control,
  background: color.surfaceRaised,
  color: color.accentText,
});
export const words = style({ flex: '1 1 200px', minWidth: 0 });
export const name = style({ margin: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const detail = style({ margin: 0, color: color.textMuted, fontSize: size.small });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });
export const skeleton = style({ display: 'block', width: '100%', height: 160 });
