import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, font, size } = tokens;

export const figure = style({
  display: 'grid',
  gap: 6,
  justifyItems: 'center',
  textAlign: 'center',
  containerType: 'inline-size',
});
export const amount = style({
  color: color.figure,
  fontFamily: font.figures,
  fontSize: `min(${size.jackpot}, 10cqi)`,
  fontWeight: 200,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.03em',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
});
export const name = style({ position: 'relative', color: color.textMuted, fontSize: 15 });
/** The name stays in the middle. */
export const beside = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(100% + 4px)',
  display: 'flex',
  alignItems: 'center',
});
