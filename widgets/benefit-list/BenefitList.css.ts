import { globalStyle, style } from '@vanilla-extract/css';
import { hidden, ink, tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

export const plain = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: 22,
  minWidth: 0,
  padding: 'clamp(22px, 4vw, 44px)',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.surface,
});
export const accent = style([
  plain,
  { borderColor: 'transparent', background: color.accentDeep, color: color.onAccentDeep },
]);
export const mark = style({
  position: 'absolute',
  insetBlockEnd: -60,
  insetInlineEnd: -50,
  opacity: 0.14,
  pointerEvents: 'none',
});
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: weight.display,
  lineHeight: tokens.leading.display,
  overflowWrap: 'anywhere',
});
export const list = style({ display: 'grid', gap: 18, margin: 0, padding: 0, listStyle: 'none' });
export const item = style({ display: 'flex', alignItems: 'flex-start', gap: 14 });
export const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `${stroke.decor} solid currentColor`,
  borderRadius: radius.round,
});
/** Words in outlined lettering on rays, points in a box with a hard shadow. */
export const rays = style([plain, { gap: 26, background: ink.rays('70% 30%', color.accent, color.onAccent) }]);
globalStyle(`${rays} > h2`, { ...ink.lettering, color: color.second, fontSize: 64, rotate: '-3deg' });
globalStyle(`${rays} > ul`, {
  padding: '22px 24px',
  border: `${stroke.decor} solid ${color.line}`,
  background: color.surface,
  color: color.text,
  boxShadow: `3px 3px 0 ${color.line}`,
});
/** Seals in a row, without a panel; the heading is read only. */
export const bare = style({ marginTop: 28 });
globalStyle(`${bare} > h2`, hidden);
globalStyle(`${bare} > ul`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: '18px 28px',
});
globalStyle(`${bare} ${item}`, { alignItems: 'center' });
globalStyle(`${bare} ${sign}`, { color: color.accentText });
globalStyle(`${bare} strong`, { fontFamily: font.display, fontSize: size.body, fontWeight: weight.heading });
export const words = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const text = style({
  fontSize: size.small,
  selectors: { [`${plain}:not(${accent}) &`]: { color: color.textMuted } },
});
