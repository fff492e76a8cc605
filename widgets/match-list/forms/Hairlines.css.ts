import { style } from '@vanilla-extract/css';
import { growing, tokens, wallColumn } from '../../../engine/theme';

const { color, stroke, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  margin: 0,
  background: color.surfaceRaised,
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '14px 20px 10px',
});
export const title = style({
  margin: 0,
  fontSize: `clamp(22px, calc(var(${wallColumn}, 228px) * .132), 40px)`,
  fontWeight: 300,
  letterSpacing: tokens.tracking.display,
  lineHeight: 1.1,
});
export const all = style({
  flex: 'none',
  padding: '6px 0',
  color: 'inherit',
  fontSize: 15,
  fontWeight: weight.strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const rows = style({
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: 64,
  borderTop: rule,
});
export const sides = style({ alignSelf: 'center', minWidth: 0, padding: '4px 8px 4px 20px', lineHeight: 1.3 });
export const side = style({
  display: 'block',
  overflow: 'hidden',
  fontWeight: weight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const when = style({ display: 'block', color: color.textMuted, fontSize: 12 });
export const live = style({ color: color.live, fontWeight: weight.strong });
export const odds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: growing(64, 40),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { '(width < 480px)': { gridAutoColumns: growing(54, 36) } },
});
export const price = style({
  display: 'grid',
  placeContent: 'center',
  height: '100%',
  borderInlineStart: rule,
  background: color.surface,
  color: color.text,
  fontSize: 15,
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.accentDeep, color: color.onAccentDeep },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const outcome = style({
  display: 'block',
  color: color.textMuted,
  fontSize: 12,
  fontWeight: weight.body,
  selectors: { [`${price}:hover &`]: { color: 'inherit' } },
});
