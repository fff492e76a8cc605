import { style } from '@vanilla-extract/css';
import { growing, tokens } from '../../../../../engine/theme';

const { color, font, radius, size, weight } = tokens;
const smallest = '(width < 360px)';

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  columnGap: 14,
  alignItems: 'center',
  height: growing(84, 110),
  paddingInlineEnd: 44,
  background: color.field,
  overflow: 'hidden',
  '@media': { [smallest]: { gridTemplateColumns: '84px minmax(0, 1fr) auto', columnGap: 10 } },
  selectors: {
    '&:hover, &:focus-within': { background: color.accentTint, boxShadow: `inset 0 0 0 2px ${color.accentText}` },
  },
});
const isHot = `:is(${entry}:hover, ${entry}:focus-within) &`;
const still = '(prefers-reduced-motion: no-preference)';

export const picture = style({
  display: 'block',
  width: 112,
  height: growing(84, 110),
  objectFit: 'cover',
  '@media': { [smallest]: { width: 84 } },
});
export const words = style({ minWidth: 0 });
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: color.text,
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: weight.strong,
  lineHeight: '22px',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const studio = style({
  margin: 0,
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: size.small,
  fontWeight: weight.body,
  lineHeight: '18px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const badge = style({
  marginInlineStart: 8,
  color: color.second,
  fontSize: size.tiny,
  fontWeight: weight.strong,
});
export const figure = style({
  color: color.text,
  fontFamily: font.figures,
  fontSize: 17,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
  textAlign: 'end',
  selectors: { [isHot]: { visibility: 'hidden' } },
});
export const meaning = style({
  display: 'block',
  color: color.textMuted,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.body,
  lineHeight: '18px',
});
/** Takes the figure's place; the whole entry is the link. */
export const play = style({
  position: 'absolute',
  insetInlineEnd: 44,
  display: 'grid',
  placeItems: 'center',
  height: 36,
  padding: '0 14px',
  borderRadius: radius.control,
  background: color.accent,
  boxShadow: `inset 0 0 0 1px ${color.accentText}`,
  color: color.onAccent,
  fontFamily: font.display,
  fontSize: 18,
  fontWeight: weight.strong,
  opacity: 0,
  pointerEvents: 'none',
  selectors: { [isHot]: { opacity: 1 } },
  '@media': { [still]: { transition: `opacity ${tokens.motion.duration} ${tokens.motion.easing}` } },
});
export const favourite = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 0,
  top: 20,
  width: 44,
  height: 44,
  background: 'none',
  color: color.textMuted,
  selectors: { '&[aria-pressed="true"]': { color: color.accentText } },
});
