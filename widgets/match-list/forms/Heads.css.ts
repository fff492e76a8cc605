import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;
const line = `${stroke.decor} solid ${color.line}`;
const narrow = '(width < 560px)';
/** Three prices, whether or not a match has a draw. */
const columns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 } as const;

export const section = style({ minWidth: 0, containerType: 'inline-size' });
export const table = style({
  padding: '0 18px 6px',
  border: line,
  borderRadius: radius.medium,
  background: color.surface,
});
export const heads = style({
  ...columns,
  display: 'grid',
  width: 'min(46%, 228px)',
  margin: '0 0 0 auto',
  padding: '8px 0 6px',
  color: color.textMuted,
  fontSize: size.small,
  textAlign: 'center',
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 112px) minmax(0, 1fr) min(46%, 228px)',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 84,
  padding: '10px 0',
  borderTop: line,
  boxSizing: 'border-box',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) min(46%, 228px)', minHeight: 72 } },
});
/** In little room when and where stand above the sides: in one line, or in two where a day makes it too long. */
export const when = style({
  minWidth: 0,
  margin: 0,
  color: color.textMuted,
  fontSize: size.small,
  lineHeight: 1.35,
  '@container': { [narrow]: { gridColumn: 1, alignSelf: 'end' } },
});
export const moment = style({
  display: 'block',
  color: color.accentText,
  fontWeight: weight.strong,
  '@container': { [narrow]: { display: 'inline-block', marginInlineEnd: 8 } },
});
export const live = style({ color: color.live });
export const sides = style({
  minWidth: 0,
  lineHeight: 1.35,
  '@container': { [narrow]: { gridColumn: 1, alignSelf: 'start' } },
});
export const side = style({
  display: 'flex',
  gap: 12,
  margin: 0,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const team = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const odds = style({
  ...columns,
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [narrow]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
export const price = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  border: line,
  borderRadius: radius.small,
  background: color.surfaceRaised,
  color: color.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':hover': { borderColor: color.accent, background: color.accent, color: color.onAccent },
});
/** An outcome that this match has not. */
export const none = style({
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  '::before': { content: '–' },
});
