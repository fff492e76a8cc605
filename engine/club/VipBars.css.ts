import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { progressBar } from '../theme/rules';
import { tokens } from '../theme/tokens.css';

const { color, size, weight } = tokens;

export const bars = style({ display: 'grid', gap: 16, minWidth: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  marginBlockEnd: 6,
  fontSize: size.small,
});
export const name = style({ fontWeight: weight.strong });
/** A line of its own on phones, whether the figures would fit beside the name or not. */
export const figures = style({
  minBlockSize: '1lh',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('tablet')]: { flex: '1 0 100%' } },
});

export const bar = style({
  ...progressBar({ height: 10, radius: 5, track: color.surfaceHigh, fill: color.accentText }),
  display: 'block',
  width: '100%',
  color: color.accentText,
});
