import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, size } = tokens;

export const pages = style({ display: 'grid', gap: 12, marginTop: 28, textAlign: 'center' });
export const more = style({ display: 'grid', justifyItems: 'center', gap: 10, marginTop: 28 });
export const shown = style({
  margin: 0,
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** How far down the list the player is. */
export const progress = style({
  appearance: 'none',
  width: 220,
  maxWidth: '100%',
  height: 4,
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  background: color.surfaceHigh,
  selectors: {
    '&::-webkit-progress-bar': { background: color.surfaceHigh },
    '&::-webkit-progress-value': { background: color.accentText },
    '&::-moz-progress-bar': { background: color.accentText },
  },
});
export const button = style({ minWidth: 180, minHeight: 44 });
