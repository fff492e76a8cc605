import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

export const section = style({ minWidth: 0, containerType: 'inline-size' });
export const title = style({
  margin: '0 0 12px',
  fontSize: tokens.size.box,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
});
export const list = style({ display: 'grid', gap: 10, margin: 0 });

const block = style({ borderRadius: tokens.radius.medium, fontVariantNumeric: 'tabular-nums' });
export const first = style([
  block,
  { padding: '16px 22px 10px', background: tokens.color.accent, color: tokens.color.onAccent },
]);
export const row = style([
  block,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 16,
    padding: '12px 20px 9px',
    background: tokens.color.surfaceHigh,
    color: tokens.color.text,
  },
]);
export const name = style({ fontSize: 17, fontWeight: tokens.weight.strong, lineHeight: 1.4 });
export const amount = style({
  margin: 0,
  fontSize: tokens.size.box,
  fontWeight: tokens.weight.heading,
  letterSpacing: '-.01em',
  lineHeight: 1,
});
export const large = style({
  margin: 0,
  fontSize: `min(${tokens.size.jackpot}, 12.6cqi)`,
  fontWeight: tokens.weight.heading,
  letterSpacing: '-.03em',
  lineHeight: 1.08,
  whiteSpace: 'nowrap',
});
