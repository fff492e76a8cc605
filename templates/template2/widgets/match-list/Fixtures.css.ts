import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  boxSizing: 'border-box',
  width: 252,
  minHeight: 276,
  padding: 16,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  fontVariantNumeric: 'tabular-nums',
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 10,
  margin: 0,
  color: color.textMuted,
  fontSize: size.tiny,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});
export const league = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const live = style({
  flex: 'none',
  color: color.live,
  fontWeight: weight.strong,
  '::before': {
    content: '',
    display: 'inline-block',
    width: 7,
    height: 7,
    marginInlineEnd: 7,
    borderRadius: '50%',
    background: 'currentColor',
    boxShadow: '0 0 9px currentColor',
  },
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: 8,
  margin: '18px 0 14px',
});
export const side = style({ display: 'grid', justifyItems: 'center', gap: 10, minWidth: 0, textAlign: 'center' });
/** Crests are tubes in the team's own colour, dark inside. */
globalStyle(`${side} > svg`, { overflow: 'visible', filter: 'drop-shadow(0 0 7px currentColor)' });
globalStyle(`${side} > svg > svg > path`, { fillOpacity: 0.42 });
globalStyle(`${side} > svg > svg > :first-child`, {
  fillOpacity: 0.3,
  stroke: `color-mix(in oklab, currentColor 60%, ${color.text})`,
  strokeWidth: 0.7,
});
export const team = style({
  display: '-webkit-box',
  maxWidth: '100%',
  minHeight: '2.4em',
  overflow: 'hidden',
  fontSize: size.small,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  overflowWrap: 'break-word',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const score = style({
  fontSize: 26,
  fontWeight: weight.display,
  letterSpacing: '-.02em',
  lineHeight: '78px',
  whiteSpace: 'nowrap',
});
export const versus = style({
  color: color.textMuted,
  fontSize: size.body,
  fontWeight: weight.strong,
  lineHeight: '78px',
});
export const odds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: 'auto 0 0',
  padding: 0,
  listStyle: 'none',
});
export const price = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minHeight: 48,
  boxSizing: 'border-box',
  padding: '0 9px',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: 6,
  color: color.text,
  fontWeight: weight.display,
  textDecoration: 'none',
  ':hover': { borderColor: color.accent, background: color.accent, color: color.onAccent },
});
export const outcome = style({
  color: color.textMuted,
  fontSize: size.tiny,
  selectors: { [`${price}:hover &`]: { color: 'inherit' } },
});
