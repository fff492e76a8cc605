import { globalStyle, style } from '@vanilla-extract/css';
import { below, growing, tokens } from '../../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;
const narrow = below('tablet');

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${growing(92, 60)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: '9px 12px',
  padding: '11px 0',
  borderTop: rule,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { gridTemplateColumns: '76px minmax(0, 1fr)' } },
});
globalStyle(`${row} > time`, {
  fontFamily: font.figures,
  fontSize: 30,
  fontWeight: 200,
  letterSpacing: '-.03em',
  lineHeight: 1,
  '@media': { [narrow]: { fontSize: 26 } },
});
/** The day, above. */
globalStyle(`${row} > time > small`, {
  display: 'block',
  fontFamily: font.text,
  fontSize: size.tiny,
  fontWeight: weight.medium,
  letterSpacing: 0,
  lineHeight: 1.2,
});
export const live = style({ color: color.live, fontSize: 17, fontWeight: weight.strong, lineHeight: 1.2 });
export const sides = style({ minWidth: 0, margin: 0, lineHeight: 1.35 });
export const teams = style({ display: 'block', fontSize: 17, fontWeight: weight.medium });
export const league = style({ color: color.textMuted, fontSize: size.small });
/** What holds a price, and the dash of a match without a draw. */
const cell = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  minHeight: 44,
  padding: '0 max(4px, 27px - 1rem)',
  border: rule,
  borderRadius: radius.control,
  background: color.surface,
} as const;
export const odds = style({
  display: 'grid',
  gridTemplateColumns: `repeat(3, ${growing(70, 56)})`,
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { gridColumn: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** Without a draw a dash stands in its place, so that prices stand in columns. */
const two = `${odds}:has(> li:last-child:nth-child(2))`;
globalStyle(`${two}::before`, {
  ...cell,
  content: ['"–"', '"–" / ""'],
  boxSizing: 'border-box',
  gridArea: '1 / 2',
  justifyContent: 'center',
  color: color.textMuted,
});
globalStyle(`${two} > li`, { gridRow: 1 });
globalStyle(`${two} > li:last-child`, { gridColumn: 3 });
export const price = style({
  ...cell,
  color: color.text,
  fontWeight: weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.accent, background: color.accent, color: color.onAccent } },
});
export const outcome = style({ fontSize: size.tiny });
