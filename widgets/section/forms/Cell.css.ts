import { style, styleVariants } from '@vanilla-extract/css';
import { below, filledCell, from, tokens } from '../../../engine/theme';

const { color, radius, space } = tokens;
const narrow = below('tablet');

export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `22px ${space.inside}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  '@media': { [narrow]: { paddingBlock: 18 } },
});

export const surfaces = styleVariants({
  none: { background: color.surface },
  tint: filledCell(color.accentDeep, color.onAccentDeep),
  second: filledCell(color.second, color.onSecond),
  third: filledCell(color.third, color.onThird),
  accent: filledCell(color.accent, color.onAccent),
});

const columns = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12 } as const;
const rows = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;
const medium = `(width >= 768px) and (width < 1180px)`;

/**
 * Between phones and desktops a board has six columns: what is wider takes them all, what is odd the next even number.
 */
export const widths = styleVariants(columns, (count) => ({
  '@media': {
    [from('tablet')]: { gridColumn: `span ${count}` },
    [medium]: { gridColumn: `span ${count > 5 ? 6 : count === 5 ? 4 : count}` },
  },
}));
export const heights = styleVariants(rows, (count) => ({
  '@media': { [from('tablet')]: { gridRow: `span ${count}` } },
}));
export const phoneWidths = styleVariants(columns, (count) => ({
  '@media': { [narrow]: { gridColumn: `span ${Math.min(4, count)}` } },
}));
export const phoneHeights = styleVariants(rows, (count) => ({ '@media': { [narrow]: { gridRow: `span ${count}` } } }));
