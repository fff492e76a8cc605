import { style } from '@vanilla-extract/css';
import { progressBar, tokens } from '../../../../engine/theme';

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
  ...progressBar({ height: 4, radius: 2, track: color.surfaceHigh, fill: color.accentText, fillRadius: 0 }),
  width: 220,
  maxWidth: '100%',
});
export const button = style({ minWidth: 180, minHeight: 44 });
