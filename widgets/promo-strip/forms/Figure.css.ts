import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, radius, size, tracking, weight } = tokens;

export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  containerType: 'inline-size',
});
export const title = style({
  margin: 0,
  paddingInlineEnd: 48,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.2,
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
/** An arrow; its words stand where they are given a size. */
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: 18,
  top: 18,
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.control,
  background: color.onThird,
  color: color.third,
  fontSize: 0,
  whiteSpace: 'nowrap',
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 18px',
  marginTop: 'auto',
});
export const figure = style({
  marginInlineStart: '-.04em',
  fontSize: 'min(132px, 27cqi)',
  fontWeight: weight.display,
  letterSpacing: '-.085em',
  lineHeight: 0.74,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Beside the figure, as wide as the longest word of any language; below it, where a figure leaves less. */
export const text = style({
  display: '-webkit-box',
  flex: '1 1 7.5em',
  minWidth: 'min-content',
  margin: 0,
  paddingBottom: 2,
  overflow: 'hidden',
  fontWeight: weight.medium,
  lineHeight: 1.25,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  '@container': { '(width < 400px)': { fontSize: 13, WebkitLineClamp: 5 } },
});
