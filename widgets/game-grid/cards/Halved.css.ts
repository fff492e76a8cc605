import { globalStyle, style } from '@vanilla-extract/css';
import { below, covering, from, tokens, within } from '../../../engine/theme';

const { color, motion, size, stroke, weight } = tokens;
const line = `${stroke.decor} solid ${color.line}`;
const ease = `${motion.duration} ${motion.easing}`;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  background: color.background,
});
/** In a feed they stand flush, between hairlines, two in a row where a picture keeps its subject. */
const feed = '[data-part=game-feed] > ul:has([data-part=halved])';
globalStyle(feed, {
  gap: 0,
  gridAutoRows: 'minmax(162px, 1fr)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: line,
  '@media': { [below(960)]: { gridAutoRows: 178 }, [below(600)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${feed} > li`, { minWidth: 0, borderBottom: line });
globalStyle(`${feed} > li:nth-child(odd)`, within(from(600))({ borderInlineEnd: line }));

export const frame = style({
  position: 'relative',
  flex: 1,
  minHeight: 116,
  overflow: 'hidden',
  background: `linear-gradient(90deg, ${color.text} 50%, ${color.surfaceRaised} 50%)`,
});
export const night = style({ ...covering, overflow: 'hidden' });
/** Lies over the night from the cut on. */
export const day = style([night, { clipPath: 'inset(0 0 0 50%)', transition: `clip-path ${ease}` }]);
globalStyle(`li:nth-child(odd) > ${card}:is(:hover, :focus-within) ${day}`, { clipPath: 'inset(0)' });
globalStyle(`li:nth-child(even) > ${card}:is(:hover, :focus-within) ${day}`, { clipPath: 'inset(0 0 0 100%)' });

export const tag = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  padding: '7px 11px',
  background: color.secondTint,
  color: color.text,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const live = style([
  tag,
  {
    background: color.text,
    color: color.background,
    '::before': {
      content: '',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginInlineEnd: 7,
      borderRadius: '50%',
      background: 'color-mix(in oklab, currentColor 20%, red)',
    },
  },
]);
export const caption = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 12,
  height: 46,
  margin: 0,
  padding: `0 ${tokens.space.card}`,
  fontSize: size.small,
  transition: `background-color ${ease}`,
});
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  color: 'inherit',
  fontSize: size.body,
  fontWeight: weight.strong,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { boxShadow: `inset 0 0 0 ${stroke.strong} ${color.focus}` } },
});
export const studio = style({
  flex: '0 1000 auto',
  minWidth: 0,
  marginInlineStart: 'auto',
  overflow: 'hidden',
  color: color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${card}:hover ${caption}, ${card}:hover ${studio}`, { background: color.accent, color: color.onAccent });
export const favourite = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 0,
  top: 0,
  width: 40,
  height: 40,
  background: color.background,
  color: color.accentText,
  selectors: {
    [`${card}:not(:hover, :focus-within) &:not([aria-pressed=true])`]: {
      '@media': { '(hover: hover)': { opacity: 0 } },
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
