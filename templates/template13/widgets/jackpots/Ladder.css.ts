import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, size, weight } = tokens;
/** Six px of colour, two of nothing. */
const cells = `repeating-linear-gradient(90deg, ${color.text} 0 6px, transparent 6px 8px)`;
const bars = { background: color.second, maskImage: cells };

export const ladder = style({ minWidth: 0 });
export const title = style({
  margin: '0 0 8px',
  color: color.textMuted,
  fontSize: size.small,
  fontWeight: weight.body,
});
export const rungs = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(24px, 1fr) auto',
  gap: '6px 12px',
  margin: 0,
  fontSize: size.body,
});
export const rung = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const near = style({ display: 'flex', gridColumn: 2, gridRow: 1, margin: 0 });
export const amount = style({
  gridColumn: 3,
  gridRow: 1,
  margin: 0,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const bar = style({
  appearance: 'none',
  width: '100%',
  height: 8,
  border: 0,
  background: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': bars,
    '&::-moz-progress-bar': bars,
  },
});
