import { style } from '@vanilla-extract/css';
import { progressBar, tokens } from '../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

export const group = style({ marginBlockEnd: tokens.space.gutter });
export const heading = style({ margin: '0 0 10px', fontSize: size.box, fontWeight: weight.heading });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: tokens.space.item,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = style({ display: 'grid', minWidth: 0 });
export const card = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignContent: 'start',
  gap: '14px 14px',
  padding: 18,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  selectors: { '&[data-state=ready]': { borderColor: color.accentText, background: color.accentTint } },
});
export const locked = style([card, { background: 'transparent', borderStyle: 'dashed' }]);
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.round,
  background: color.surfaceHigh,
  color: color.accentText,
  selectors: { [`${locked} &`]: { color: color.textMuted } },
});
export const words = style({ display: 'grid', gap: 4, minWidth: 0 });
export const title = style({
  margin: 0,
  fontSize: size.lead,
  fontWeight: weight.strong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const reward = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  color: color.figure,
  fontWeight: weight.strong,
});
export const progress = style({ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 12 });
export const figures = style({
  flex: 'none',
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  ...progressBar({ height: 8, radius: 4, track: color.surfaceHigh, fill: color.accentText }),
  flex: 1,
  minWidth: 0,
  color: color.accentText,
});
export const action = style({ gridColumn: '1 / -1', display: 'grid', justifyItems: 'start' });
export const note = style({ gridColumn: '1 / -1', margin: 0, color: color.textMuted, fontSize: size.small });
export const problem = style([note, { color: color.bad }]);
export const skeleton = style({ display: 'block', height: 150 });
