import { globalStyle, style } from '@vanilla-extract/css';
import { below, stretchedLink, tokens } from '../../../../engine/theme';

const { color, font, motion, radius, size, weight } = tokens;
/** Width of the stub: the notches are cut there. */
const stubWidth = 92;
const notch = (side: string, at: string) =>
  `radial-gradient(circle 9px at calc(100% - ${stubWidth}px) ${at}, transparent 96%, ${color.text}) ${side} / 100% 51% no-repeat`;

export const coupons = style({ minWidth: 0 });
export const list = style({
  display: 'grid',
  gridTemplateColumns: '1.35fr 1fr 1fr',
  gap: 18,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below('desktopMedium')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(330px, 84%)',
      gap: 12,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
    },
  },
});
const coupon = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${stubWidth}px`,
  minHeight: 176,
  borderRadius: radius.medium,
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  mask: `${notch('top', '0')}, ${notch('bottom', '100%')}`,
  ':focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: -6 },
});
/** The site's colour, the second one, ink. */
export const coupons3 = [
  style([coupon, { background: color.accent, color: color.onAccent }]),
  style([coupon, { background: color.secondTint, color: color.second }]),
  style([coupon, { background: color.text, color: color.surface }]),
] as const;
export const offer = style({ display: 'flex', flexDirection: 'column', minWidth: 0, padding: '20px 14px 18px 22px' });
globalStyle(`${offer} > b`, { whiteSpace: 'nowrap' });
export const figure = style({
  fontFamily: font.figures,
  fontSize: 56,
  fontWeight: weight.display,
  letterSpacing: '-.055em',
  lineHeight: 0.9,
  fontVariantNumeric: 'tabular-nums',
});
export const smallFigure = style([
  figure,
  {
    fontSize: 38,
    letterSpacing: '-.045em',
    lineHeight: 1,
    // `20 тыс. RM` is twice as long as `RM20K`.
    selectors: {
      '&:lang(ru)': { '@media': { [below('tablet')]: { fontSize: 'clamp(22px, 6.9vw, 30px)' } } },
      '&:is(:lang(vi), :lang(bn))': { '@media': { '(width < 350px)': { fontSize: 30 } } },
    },
  },
]);
export const title = style({
  margin: '12px 0 0',
  fontSize: 17,
  fontWeight: weight.strong,
  letterSpacing: '-.015em',
  lineHeight: 1.2,
});
export const link = style({
  ...stretchedLink,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
export const text = style({ margin: 'auto 0 0', paddingTop: 8, fontSize: size.tiny, lineHeight: 1.4 });
export const stub = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  margin: 0,
  borderInlineStart: '2px dashed color-mix(in oklab, currentColor 50%, transparent)',
});
export const code = style({
  maxHeight: 160,
  overflow: 'hidden',
  writingMode: 'vertical-rl',
  rotate: '180deg',
  fontSize: 13,
  lineHeight: 1.3,
  textAlign: 'center',
  textOverflow: 'ellipsis',
  transition: `translate ${motion.duration} ${motion.easing}`,
});
export const word = style({ display: 'block', fontSize: 16, fontWeight: weight.strong, letterSpacing: '.01em' });
