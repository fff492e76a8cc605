import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: tokens.space.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = style({ display: 'grid', minWidth: 0 });
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surface,
  ':hover': { borderColor: color.edge },
  ':focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});
export const picture = style({ position: 'relative', aspectRatio: '66 / 40', overflow: 'hidden', background: color.surfaceHigh });
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const figure = style({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineStart: 12,
  padding: '4px 12px',
  borderRadius: radius.small,
  background: color.overlay,
  color: color.onOverlay,
  fontFamily: font.figures,
  fontSize: size.section,
});
export const words = style({ display: 'grid', alignContent: 'start', gridTemplateRows: 'auto auto 1fr auto', gap: 6, padding: 18, overflowWrap: 'anywhere' });
export const kicker = style({ margin: 0, color: color.textMuted, fontSize: size.small });
export const title = style({ margin: 0, fontFamily: font.display, fontSize: size.box, fontWeight: weight.heading, lineHeight: tokens.leading.heading });
export const link = style({ color: 'inherit', textDecoration: 'none', outline: 'none', '::after': { content: '', position: 'absolute', inset: 0 } });
export const text = style({ margin: 0, color: color.textMuted });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  margin: '8px 0 0',
  fontVariantNumeric: 'tabular-nums',
});
export const more = style({ color: color.accentText, fontSize: size.small, fontWeight: weight.strong });
export const time = style({ minHeight: 24 });
export const waiting = style({ display: 'block', height: 360 });
