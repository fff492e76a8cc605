import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../engine/theme';

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

/** What is told by colour elsewhere is told by ink on a filled cell. */
const filled = (background: string, ink: string, track: string) => ({
  background,
  color: ink,
  vars: {
    [color.text]: ink,
    [color.textMuted]: ink,
    [color.textFaint]: ink,
    [color.accentText]: ink,
    [color.figure]: ink,
    [color.focus]: ink,
    [color.line]: track,
    [color.surfaceHigh]: track,
    [color.edge]: ink,
  },
});
const faint = (ink: string, background: string) => `color-mix(in oklab, ${ink} 18%, ${background})`;

export const surfaces = styleVariants({
  none: { background: color.surface },
  tint: filled(color.accentDeep, color.onAccentDeep, faint(color.onAccentDeep, color.accentDeep)),
  second: filled(color.second, color.onSecond, faint(color.onSecond, color.second)),
  third: filled(color.third, color.onThird, faint(color.onThird, color.third)),
  accent: filled(color.accent, color.onAccent, faint(color.onAccent, color.accent)),
});

const columns = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12 } as const;
const rows = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;
const medium = `(width >= 768px) and (width < 1180px)`;

/** Between phones and desktops a board has six columns: what is wider takes them all, what is odd the next even number. */
export const widths = styleVariants(columns, (count) => ({
  '@media': {
    [from('tablet')]: { gridColumn: `span ${count}` },
    [medium]: { gridColumn: `span ${count > 5 ? 6 : count === 5 ? 4 : count}` },
  },
}));
export const heights = styleVariants(rows, (count) => ({ '@media': { [from('tablet')]: { gridRow: `span ${count}` } } }));
export const phoneWidths = styleVariants(columns, (count) => ({ '@media': { [narrow]: { gridColumn: `span ${Math.min(4, count)}` } } }));
export const phoneHeights = styleVariants(rows, (count) => ({ '@media': { [narrow]: { gridRow: `span ${count}` } } }));
