import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, radius, shadow, size, stroke, tracking, weight } = tokens;
const narrow = below('tablet');
const edge = `${stroke.decor} solid ${color.line}`;
/** Height of the head, px. */
const stubHeight = 56;
const bite = {
  content: '',
  position: 'absolute',
  top: stubHeight - 16,
  width: 28,
  height: 28,
  border: edge,
  borderRadius: '50%',
  background: `var(--ticket-ground, ${color.background})`,
} as const;
const half = `calc(-14px - ${stroke.decor} / 2)`;

export const card = style({
  position: 'relative',
  flex: 'none',
  width: 420,
  border: edge,
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: shadow.raised,
  '::before': { ...bite, insetInlineStart: half, clipPath: `inset(0 0 0 calc(50% - ${stroke.decor}))` },
  '::after': { ...bite, insetInlineEnd: half, clipPath: 'inset(0 7px 0 0)' },
  '@media': { [narrow]: { width: 'min(316px, 84vw)' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  height: stubHeight,
  margin: 0,
  padding: '0 24px',
  borderBottom: `${stroke.decor} dashed ${color.line}`,
  background: color.accentTint,
  fontSize: size.small,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const league = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const live = style({
  padding: '3px 10px',
  borderRadius: radius.small,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.strong,
});

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 12,
  margin: '16px 24px 12px',
  fontSize: size.lead,
  fontWeight: weight.strong,
  '@media': { [narrow]: { margin: '14px 20px 10px', fontSize: size.body } },
});
export const team = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { '&:last-child': { textAlign: 'end' } },
});
export const score = style({
  color: color.textMuted,
  fontFamily: font.display,
  fontSize: 22,
  letterSpacing: tracking.display,
});

export const odds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 10,
  margin: '0 24px 20px',
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { gap: 8, margin: '0 18px 18px' } },
});
export const price = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 46,
  padding: '0 12px',
  border: edge,
  borderRadius: radius.control,
  background: color.field,
  color: color.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':hover': { background: color.second, color: color.onSecond },
});
export const outcome = style({ fontSize: size.small, fontWeight: weight.body });
