import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, radius, size, space, weight } = tokens;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.item,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below('desktop')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '270px',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
  },
});
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: 10,
  minHeight: 112,
  boxSizing: 'border-box',
  padding: '12px 14px',
  borderRadius: radius.medium,
  background: color.band,
  color: color.onBand,
  overflow: 'hidden',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetInlineEnd: -30,
    top: -20,
    width: 130,
    height: 170,
    background: color.third,
    transform: 'skewX(-18deg)',
  },
});
export const kicker = style({
  gridColumn: '1 / -1',
  alignSelf: 'start',
  color: color.secondTint,
  fontFamily: font.display,
  fontSize: 14,
  fontWeight: weight.strong,
  letterSpacing: '.02em',
});
export const words = style({
  alignSelf: 'end',
  color: 'inherit',
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: weight.strong,
  letterSpacing: '.005em',
  lineHeight: 1.1,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.onAccentDeep}`, outlineOffset: -3 },
  },
});
export const figure = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 56,
  height: 40,
  padding: '0 8px',
  boxSizing: 'border-box',
  borderRadius: radius.control,
  background: color.secondTint,
  color: color.accentDeep,
  fontSize: 17,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
