import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, font, size, tracking, weight } = tokens;

export const jackpot = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  containerType: 'inline-size',
});
export const name = style({
  margin: 0,
  paddingInlineEnd: 116,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.2,
});
export const bars = style({ position: 'absolute', insetInlineEnd: 22, top: 20 });
export const early = style({ fill: color.line });
export const late = style({ fill: color.figure });
export const amount = style({
  marginTop: 'auto',
  color: color.figure,
  fontFamily: font.figures,
  fontSize: `min(${size.jackpot}, 14cqi)`,
  // In little room it ends before the bars begin.
  '@container': { '(width < 330px)': { fontSize: '12.4cqi' } },
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.075em',
  lineHeight: 0.95,
  whiteSpace: 'nowrap',
});
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  margin: '12px 0 0',
  color: color.textMuted,
  fontSize: size.small,
});
