import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, size, space, weight } = tokens;

export const line = style({
  display: 'flex',
  gap: space.inside,
  color: color.textMuted,
  fontSize: size.small,
  whiteSpace: 'nowrap',
});
export const title = style({ flex: 'none', color: color.text, fontWeight: weight.strong });

export const list = style({
  display: 'flex',
  flex: 1,
  gap: space.inside,
  minWidth: 0,
  margin: `0 calc(-1 * ${space.gutter}) 0 0`,
  padding: `0 ${space.gutter} 0 0`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(90deg, ${color.text} 80%, transparent)`,
});

export const amount = style({ color: color.figure, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
