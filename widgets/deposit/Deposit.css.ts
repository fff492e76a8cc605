import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

export const deposit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  minWidth: 0,
  maxWidth: 1120,
});
export const heading = style({ margin: 0, fontSize: size.lead, fontWeight: weight.strong });
export const next = style({ margin: 0, color: color.textMuted, fontSize: size.small });

export const pending = style({ display: 'grid', gap: 10 });
export const pendingList = style({
  margin: 0,
  padding: 0,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  listStyle: 'none',
});
export const pendingRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: 52,
  padding: '10px 14px',
  '@media': { [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  selectors: { '& + &': { borderBlockStart: `${stroke.decor} solid ${color.line}` } },
});
export const pendingSum = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
export const pendingWhat = style({
  minWidth: 0,
  color: color.textMuted,
  fontSize: size.small,
  overflowWrap: 'anywhere',
});
export const pendingBadge = style({ order: 1, '@media': { [below('tablet')]: { order: 0 } } });
export const pendingLink = style({
  order: 2,
  padding: '4px 0',
  color: color.accentText,
  fontWeight: weight.medium,
  textUnderlineOffset: 3,
});

export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 348px',
  gap: 24,
  alignItems: 'start',
  maxWidth: 1120,
  '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const skeletonRows = style({ display: 'block', width: '100%', height: 620 });
export const skeletonSum = style({ display: 'block', width: '100%', height: 320 });
