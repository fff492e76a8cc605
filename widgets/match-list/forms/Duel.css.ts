import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens, within } from '../../../engine/theme';

const { color, radius, size, tracking, weight } = tokens;
/** Phones leave the room to the names: a word of them breaks nowhere. */
const phone = within(below('mobileWide'));

export const duel = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  alignItems: 'baseline',
  margin: 0,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.2,
});
export const link = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
export const dot = style({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginInlineEnd: 8,
  borderRadius: '50%',
  background: color.accent,
});
export const league = style({ color: color.textMuted, fontSize: 14, fontWeight: weight.body, letterSpacing: 0 });
export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 14,
  margin: 'auto 0',
  paddingBlock: 14,
  ...phone({ gap: 8 }),
});
export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  fontSize: 18,
  fontWeight: weight.strong,
  letterSpacing: '-.02em',
  lineHeight: 1.1,
  '@media': {
    [below('mobileWide')]: { gap: 8, fontSize: 15 },
    '(width < 360px)': { gap: 6, fontSize: 14, letterSpacing: '-.03em' },
  },
});
globalStyle(`${side} > svg`, { flex: 'none', width: 36, height: 40, ...phone({ width: 26, height: 30 }) });
globalStyle(`${match} > :last-child`, { flexDirection: 'row-reverse', textAlign: 'end' });
export const team = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const score = style({
  fontSize: 40,
  fontWeight: weight.medium,
  letterSpacing: '-.06em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...phone({ fontSize: 30 }),
});
export const odds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const price = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: '0 clamp(8px, 14%, 16px)',
  borderRadius: radius.control,
  background: color.surfaceRaised,
  color: color.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':hover': { background: color.accent, color: color.onAccent },
});
export const outcome = style({
  color: color.textMuted,
  fontSize: 14,
  fontWeight: weight.body,
  selectors: { [`${price}:hover &`]: { color: 'inherit' } },
});
