import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, radius, size, stroke, tracking, weight } = tokens;

export const card = style({
  flex: 'none',
  width: 254,
  padding: 12,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  margin: '0 0 10px',
  color: color.textFaint,
  fontSize: size.tiny,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
});
export const league = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const live = style({ color: color.live, fontWeight: weight.strong });

export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  margin: 0,
  minHeight: 26,
  fontWeight: weight.strong,
  letterSpacing: tracking.body,
});
export const team = style({ minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
export const score = style({ marginInlineStart: 'auto', fontWeight: weight.heading });

export const odds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
});

export const price = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 36,
  padding: '0 10px',
  borderRadius: radius.control,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: '.964em',
  fontWeight: weight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.accent, color: color.onAccent } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const outcome = style({ fontSize: size.tiny, fontWeight: weight.body, opacity: 0.85 });
