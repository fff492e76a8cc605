import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { filledCell } from '../theme/rules';
import { tallScripts } from '../theme/scripts';
import { tokens } from '../theme/tokens.css';
import { wallColumn, wallTiers } from '../theme/wall';

const { color, size, weight } = tokens;
const phone = wallTiers.phone.media;
/** A share of a column of the wall, within px. */
const share = (part: number, least: number, most: number) =>
  `clamp(min(${least}px, var(${wallColumn}, 228px) * ${part * 1.25}), var(${wallColumn}, 228px) * ${part}, ${most}px)`;

export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '20px 20px 18px',
  overflow: 'hidden',
  fontSize: size.small,
  '@media': { [phone]: { padding: 18 } },
});

export const surfaces = styleVariants({
  none: { background: color.surface },
  tint: { background: color.surfaceRaised },
  second: filledCell(color.second, color.onSecond),
  third: { background: color.background },
  accent: filledCell(color.accentDeep, color.onAccentDeep),
});

export const title = style({
  margin: '0 0 0 -.06em',
  fontFamily: tokens.font.display,
  fontWeight: 200,
  letterSpacing: '-.06em',
  lineHeight: 0.96,
  selectors: { '&:lang(vi), &:lang(ru)': { lineHeight: 1.08, letterSpacing: '-.025em' }, ...tallScripts },
});
/** By the longest word of the title, which never breaks; above other content it is small. */
export const sizes = styleVariants({
  short: { fontSize: share(0.36, 64, 110) },
  middle: { fontSize: share(0.22, 42, 68) },
  long: { fontSize: share(0.15, 30, 46) },
  longest: { fontSize: share(0.11, 22, 34) },
  small: { fontSize: share(0.132, 24, 40), fontWeight: 300, letterSpacing: '-.04em' },
});
export const note = style({
  display: '-webkit-box',
  flex: 'none',
  maxWidth: '20em',
  margin: '11px 0 0',
  overflow: 'hidden',
  color: color.textMuted,
  lineHeight: 1.4,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  margin: 'auto 0 -12px',
  color: color.text,
  fontSize: 15,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '&:focus-visible': { outline: 'none' },
  },
});
globalStyle(`${way}:focus-visible::after`, { outline: `3px solid ${color.focus}`, outlineOffset: -3 });
globalStyle(`${way} > svg`, { flex: 'none', rotate: '180deg' });
/** On phones a heading in a low row is one line. */
const row = `${cell}[data-span$=" 2x3"]`;
globalStyle(row, {
  '@media': {
    [phone]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 12,
      padding: '0 18px',
    },
  },
});
globalStyle(`${row} > ${note}`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${row} > ${way}`, { '@media': { [phone]: { flex: 'none', margin: 0 } } });
