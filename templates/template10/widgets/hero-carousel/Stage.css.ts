import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { bareButton, below, covering, from, slowly, tallScripts, tokens } from '../../../../engine/theme';
import { slidePlace, slideTrack } from '../../../../widgets/hero-carousel/rules';

const { color, font, layout, size, space, tracking, weight } = tokens;
const margin = `max(${space.gutter}, (100% - ${layout.container}) / 2 + ${space.gutter})`;
const phone = below('desktop');

export const stage = style({ position: 'relative', overflow: 'hidden', background: color.scrim });

export const track = style(slideTrack);

/** Three veils: under the header, into the page below, and behind the words. */
export const place = style({
  ...slidePlace,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 812,
  overflow: 'hidden',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    background: `linear-gradient(0deg, ${color.background}, color-mix(in oklab, ${color.background} 86%, transparent) 110px, transparent 360px), linear-gradient(90deg, color-mix(in oklab, ${color.overlay} 96%, transparent), color-mix(in oklab, ${color.overlay} 60%, transparent) 34%, transparent 58%)`,
    pointerEvents: 'none',
  },
  '@media': {
    [phone]: {
      minHeight: 690,
      '::before': {
        background: `linear-gradient(0deg, ${color.background} 8%, color-mix(in oklab, ${color.background} 93%, transparent) 44%, color-mix(in oklab, ${color.background} 30%, transparent) 60%, transparent 72%)`,
      },
    },
  },
});

const drift = keyframes({ to: { scale: '1.04' } });
export const picture = style({
  ...covering,
  objectPosition: '72% 50%',
  '@media': {
    [phone]: { height: '66%' },
    '(prefers-reduced-motion: no-preference)': { animation: `${drift} 20s ${slowly(20)} infinite alternate` },
  },
});

export const words = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  flex: 1,
  paddingBlock: `calc(${layout.header} + 24px) 196px`,
  paddingInline: margin,
  color: color.onOverlay,
  '@media': { [phone]: { paddingBottom: 64 } },
});
export const kicker = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 14px',
  color: color.figure,
  fontSize: size.body,
  fontWeight: weight.medium,
});
export const title = style({
  margin: 0,
  maxWidth: '9em',
  fontFamily: font.display,
  fontSize: 'clamp(52px, 8.2vw, 118px)',
  fontWeight: weight.display,
  lineHeight: 0.86,
  letterSpacing: '-.055em',
  overflowWrap: 'break-word',
  '@media': { [below('tablet')]: { fontSize: 'clamp(52px, 16.7vw, 76px)' } },
  selectors: { '&:lang(vi)': { lineHeight: 1.06, letterSpacing: tracking.heading }, ...tallScripts },
});
export const light = style({ display: 'block', fontWeight: 200, letterSpacing: '-.045em' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '32px 0 12px',
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { margin: '16px 0 8px', gap: '4px 12px' } },
});
export const fact = style({
  selectors: {
    '&:first-child': { color: color.figure, fontWeight: weight.strong },
    // At its end, so that no line begins with a dot.
    '&:not(:last-child)::after': {
      content: '',
      display: 'inline-block',
      width: 3,
      height: 3,
      marginInlineStart: 16,
      borderRadius: '50%',
      background: 'currentColor',
      verticalAlign: 'middle',
    },
  },
});
export const text = style({
  margin: 0,
  maxWidth: '31em',
  fontSize: size.lead,
  lineHeight: 1.45,
  textWrap: 'pretty',
  '@media': { [phone]: { fontSize: 16 } },
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 26,
  '@media': { [phone]: { marginTop: 18 } },
});
export const way = style({
  minHeight: 52,
  padding: '0 26px',
  gap: 12,
  fontSize: 17,
  '@media': { [phone]: { flex: '1 1 140px' } },
});
export const quiet = style([
  way,
  {
    borderColor: 'transparent',
    background: `color-mix(in oklab, ${color.onOverlay} 17%, ${color.overlay})`,
    color: color.onOverlay,
  },
]);

export const chapters = style({
  position: 'absolute',
  insetInlineEnd: margin,
  bottom: 206,
  zIndex: 3,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '6px 8px 6px 16px',
  borderRadius: tokens.radius.medium,
  background: color.overlay,
  color: color.onOverlay,
  '@media': {
    '(scripting: none)': { display: 'none' },
    [phone]: { insetInline: space.gutter, bottom: 14, padding: 0, gap: 8, background: 'none' },
  },
});
const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });
export const chapter = style({
  position: 'relative',
  width: 132,
  minHeight: 44,
  padding: '20px 0 4px',
  border: 0,
  background: `linear-gradient(${color.edge}, ${color.edge}) 0 8px / 100% 3px no-repeat`,
  color: 'inherit',
  fontSize: 14,
  lineHeight: 1.25,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { fontWeight: weight.medium },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      inset: '8px 0 auto',
      height: 3,
      background: color.onOverlay,
      transformOrigin: '0 0',
    },
    '&[data-running]::before': { animation: `${fill} 8s linear both` },
  },
  '@media': { [phone]: { flex: '1 1 0', width: 'auto', minHeight: 28, padding: 0 } },
});
globalStyle(`${chapters}:hover ${chapter}::before, ${chapters}:focus-within ${chapter}::before`, {
  animationPlayState: 'paused',
});
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [phone]: { display: 'none' } },
});
export const pause = style({
  ...bareButton,
  width: 36,
  height: 44,
  '@media': {
    [phone]: { width: 44, height: 28 },
    [from('desktop')]: { marginTop: 4 },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
});
