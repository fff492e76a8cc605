import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

export const withdrawal = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  minWidth: 0,
  maxWidth: 1120,
});
export const heading = style({ margin: 0, fontSize: size.lead, fontWeight: weight.strong });
export const skeleton = style({ display: 'block', width: '100%', maxWidth: 1120, height: 560 });
export const standing = style({ display: 'grid', gap: 8 });
export const sums = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  margin: 0,
  maxWidth: 560,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
export const sum = style({
  minWidth: 0,
  padding: '12px 16px',
  selectors: { '& + &': { borderInlineStart: `${stroke.decor} solid ${color.line}` } },
});
export const name = style({ color: color.textMuted, fontSize: size.small });
export const figure = style({
  margin: '2px 0 0',
  fontFamily: tokens.font.figures,
  fontSize: size.box,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const hint = style({ margin: 0, color: color.textMuted, fontSize: size.small });
