import { style, styleVariants } from '@vanilla-extract/css';
import { from, tokens } from '../../../engine/theme';

const { color, font, leading, size, stroke, tracking, weight } = tokens;
const roomy = from('desktopMedium');
const clamp = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

const row = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: '0 12px',
  boxSizing: 'border-box',
  padding: '9px 0',
  borderBottom: `${stroke.decor} solid ${color.line}`,
  '@media': { [roomy]: { columnGap: 14, minHeight: 91, paddingBlock: 11 } },
  selectors: { 'li:last-child > &': { borderBottomColor: 'transparent' } },
});

export const plain = style([
  row,
  {
    gridTemplateColumns: '60px minmax(0, 1fr) auto',
    '@media': { [roomy]: { gridTemplateColumns: '68px minmax(0, 1fr) auto' } },
  },
]);
export const ranked = style([
  row,
  {
    gridTemplateColumns: '40px 60px minmax(0, 1fr) auto',
    '@media': { [roomy]: { gridTemplateColumns: '50px 68px minmax(0, 1fr) auto' } },
  },
]);
export const lead = style([
  row,
  {
    gridTemplateColumns: '136px minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    columnGap: 16,
    alignItems: 'stretch',
    padding: '16px 0 18px',
    selectors: { 'li > &': { borderBottomColor: color.text } },
    '@media': { [roomy]: { gridTemplateColumns: '172px minmax(0, 1fr)', columnGap: 20, minHeight: 207 } },
  },
]);

const isHot = `:is(${plain}, ${ranked}, ${lead}):is(:hover, :focus-within) &`;

const rank = style({
  fontFamily: font.figures,
  whiteSpace: 'nowrap',
  fontWeight: weight.body,
  fontVariantNumeric: 'lining-nums proportional-nums',
  lineHeight: 1,
  letterSpacing: '-0.05em',
  transition: `color ${tokens.motion.duration} ${tokens.motion.easing}`,
  selectors: { [isHot]: { color: color.accentText } },
});

/** By how many digits a rank has: all take the same room. */
export const ranks = styleVariants({
  one: [rank, { fontSize: `calc(${size.section} * 1.25)` }],
  two: [rank, { fontSize: `calc(${size.section} * 0.98)` }],
  three: [rank, { fontSize: `calc(${size.section} * 0.68)` }],
  four: [rank, { fontSize: `calc(${size.section} * 0.52)` }],
});

export const leadRank = style([
  rank,
  {
    gridColumn: 2,
    gridRow: 1,
    padding: '4px 0 10px',
    fontSize: `calc(${size.section} * 1.75)`,
    fontWeight: weight.medium,
    lineHeight: 0.72,
    color: color.accentText,
  },
]);

export const picture = style({
  position: 'relative',
  display: 'block',
  selectors: { [`${lead} > &`]: { gridColumn: 1, gridRow: '1 / 3' } },
});
export const image = style({ display: 'block', width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover' });

export const favourite = style({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  insetInlineEnd: 0,
  width: 26,
  height: 26,
  background: color.surface,
  color: color.accentText,
  opacity: 0,
  selectors: { [isHot]: { opacity: 1 }, '&[aria-pressed="true"]': { opacity: 1 } },
  '@media': {
    '(pointer: coarse)': {
      boxSizing: 'border-box',
      width: 44,
      height: 44,
      padding: '0 0 18px 18px',
      backgroundClip: 'content-box',
      opacity: 1,
    },
    '(prefers-reduced-motion: no-preference)': {
      transition: `opacity ${tokens.motion.duration} ${tokens.motion.easing}`,
    },
  },
});

export const words = style({ minWidth: 0 });
export const leadWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0, gridColumn: 2, gridRow: 2 });

export const title = style({
  ...clamp(2),
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: weight.strong,
  lineHeight: 1.12,
  letterSpacing: '-0.012em',
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'break-word',
  selectors: {
    [isHot]: { color: color.accentText },
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
});

export const leadTitle = style([
  title,
  {
    ...clamp(3),
    paddingBottom: 2,
    fontSize: `calc(${size.box} * 1.07)`,
    lineHeight: 1,
    letterSpacing: tracking.heading,
  },
]);
export const meta = style({
  display: 'block',
  marginTop: 3,
  fontSize: size.small,
  lineHeight: 1.35,
  color: color.textMuted,
});
export const players = style({ display: 'block' });

export const play = style({
  alignSelf: 'flex-start',
  marginTop: 'auto',
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textDecoration: `underline 2px ${color.accentText}`,
  textUnderlineOffset: 4,
});

export const figures = style({
  display: 'grid',
  justifyItems: 'end',
  fontSize: size.small,
  lineHeight: leading.body,
  color: color.textMuted,
});
export const same = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
export const up = style([same, { fontWeight: weight.strong, color: color.accentText }]);
