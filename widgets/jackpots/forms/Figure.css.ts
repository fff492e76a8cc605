import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, font, size } = tokens;

export const figure = style({ display: 'grid', gap: 6, justifyItems: 'center', textAlign: 'center', containerType: 'inline-size' });
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
export const name = style({ color: color.textMuted, fontSize: 15 });
