import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;
const box = {
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
} as const;

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  gap: tokens.space.gutter,
  minWidth: 0,
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: tokens.space.item,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const step = style({ ...box, display: 'flex', gap: 14, padding: 18 });
export const number = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: radius.round,
  background: color.accentTint,
  color: color.accentText,
  fontWeight: weight.strong,
});
export const stepWords = style({ display: 'grid', alignContent: 'start', gap: 2, minWidth: 0 });
export const muted = style({ margin: 0, color: color.textMuted, fontSize: size.small });
export const invite = style({
  ...box,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px',
  alignItems: 'center',
  gap: 28,
  padding: 'clamp(18px, 3vw, 32px)',
  '@container': { '(width < 700px)': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
});
export const linkSide = style({ display: 'grid', justifyItems: 'start', gap: 12, width: '100%', minWidth: 0 });
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  margin: 0,
  padding: '4px 4px 4px 14px',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.field,
});
export const address = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const guest = style({ ...box, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, padding: 24 });
export const guestText = style({ flex: '1 1 260px', margin: 0 });
export const sums = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.item, margin: '0 0 16px' });
export const sum = style({ ...box, flex: '1 1 130px', padding: '14px 16px' });
export const figure = style({
  margin: '4px 0 0',
  fontFamily: font.figures,
  fontSize: size.box,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const skeleton = style({ display: 'block', height: 260 });
