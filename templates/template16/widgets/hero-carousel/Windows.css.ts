import { style } from '@vanilla-extract/css';
import { below, covering, growing, stretchedLink, tallScripts, tokens } from '../../../../engine/theme';

const { color, font, radius, size, space, stroke, weight } = tokens;
const phone = below('tablet');
const narrow = below('desktop');

export const windows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  gridTemplateRows: `${growing(252, 260)} minmax(232px, auto)`,
  gap: space.item,
  '@media': {
    [narrow]: { gridTemplateRows: `${growing(460, 400)} ${growing(230, 220)} minmax(220px, auto)` },
    [phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto',
      gridAutoRows: 'minmax(204px, auto)',
    },
  },
});
const pane = style({
  position: 'relative',
  isolation: 'isolate',
  minWidth: 0,
  borderRadius: radius.medium,
  overflow: 'clip',
});

export const offer = style([
  pane,
  {
    gridArea: '1 / 1 / 3 / 14',
    background: color.accentDeep,
    color: color.onAccentDeep,
    '@media': { [narrow]: { gridArea: '1 / 1 / 2 / 25' }, [phone]: { gridArea: 'auto', gridColumn: '1 / -1' } },
  },
]);
/** Scalloped stripes of the second ink and paper, below a dark rail. */
const stripe = 55;
export const awning = style({
  position: 'absolute',
  inset: '0 0 auto',
  height: 86,
  background: `linear-gradient(${color.text} 0 14px, transparent 14px), repeating-linear-gradient(90deg, ${color.second} 0 ${stripe}px, ${color.surface} ${stripe}px ${stripe * 2}px)`,
  mask: `linear-gradient(${color.text} 58px, transparent 58px), radial-gradient(circle at ${stripe / 2}px 58px, ${color.text} ${stripe / 2 - 0.5}px, transparent ${stripe / 2}px) 0 0 / ${stripe}px 100% repeat-x`,
  pointerEvents: 'none',
});
export const words = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  width: '48.3%',
  height: '100%',
  padding: '110px 24px 36px 40px',
  '@media': { [phone]: { width: 'auto', height: 'auto', padding: '104px 20px 22px' } },
});
export const kicker = style({ margin: 0, fontSize: 16, fontWeight: weight.strong, lineHeight: 1.3 });
export const figure = style({
  margin: '18px 0',
  fontFamily: font.display,
  fontSize: 'clamp(34px, 3.6vw, 54px)',
  fontWeight: 800,
  letterSpacing: '-.045em',
  lineHeight: 1,
  overflowWrap: 'anywhere',
  selectors: tallScripts,
  '@media': { [phone]: { margin: '14px 0' } },
});
/** The largest figure of the mall. */
export const large = style({
  display: 'block',
  marginInlineStart: '-.06em',
  fontFamily: font.figures,
  fontSize: 'clamp(112px, 12.2vw, 176px)',
  fontWeight: 850,
  letterSpacing: '-.075em',
  lineHeight: 0.8,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: 118 } },
});
export const sign = style({
  marginInlineStart: '.05em',
  fontSize: '.5em',
  fontWeight: 700,
  letterSpacing: '-.04em',
  verticalAlign: '.56em',
});
export const promise = style({
  maxWidth: '11.5em',
  margin: '0 0 20px',
  fontSize: 24,
  fontWeight: 700,
  letterSpacing: '-.025em',
  lineHeight: 1.15,
  textWrap: 'balance',
});
export const way = style({
  minHeight: 46,
  marginTop: 'auto',
  '@media': { [phone]: { alignSelf: 'stretch' } },
});
export const display = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '51.7%',
  height: '100%',
  boxSizing: 'border-box',
  borderInlineStart: `10px solid ${color.onAccentDeep}`,
  objectFit: 'cover',
  '@media': { [phone]: { position: 'static', display: 'block', width: '100%', height: 280, border: 0 } },
});

const printed = style([
  pane,
  {
    background: color.overlay,
    color: color.onOverlay,
    // Where words and print share a narrow window, the words lie on a shade.
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: `linear-gradient(90deg, ${color.overlay}, transparent 62%)`,
      opacity: 0.6,
    },
    '@media': {
      [phone]: {
        gridArea: 'auto',
        '::before': { background: `linear-gradient(90deg, ${color.overlay}, transparent 110%)`, opacity: 0.9 },
      },
    },
  },
]);
export const wide = style([
  printed,
  {
    gridArea: '1 / 14 / 2 / 25',
    '@media': { [narrow]: { gridArea: '2 / 1 / 3 / 25' }, [phone]: { gridArea: 'auto', gridColumn: '1 / -1' } },
  },
]);
export const small = style([
  printed,
  {
    gridArea: '2 / 14 / 3 / 20',
    '@media': { [narrow]: { gridArea: '3 / 1 / 4 / 14' }, [phone]: { gridArea: 'auto' } },
  },
]);
export const aside = style({
  gridArea: '2 / 20 / 3 / 25',
  display: 'grid',
  minWidth: 0,
  '@media': { [narrow]: { gridArea: '3 / 14 / 4 / 25' }, [phone]: { gridArea: 'auto' } },
});
export const print = style({
  ...covering,
  zIndex: -2,
  objectPosition: '100% 50%',
  // A small window of a phone has its words above its print.
  selectors: {
    [`${small} > &`]: {
      '@media': {
        [phone]: { top: 'auto', bottom: 0, height: '64%', mask: `linear-gradient(transparent, ${color.overlay} 30%)` },
      },
    },
  },
});
export const printWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  maxWidth: 320,
  height: '100%',
  padding: '24px 26px',
  '@media': { [phone]: { padding: 16 } },
});
export const title = style({
  margin: '4px 0 0',
  fontFamily: font.display,
  fontSize: 32,
  fontWeight: 800,
  letterSpacing: '-.04em',
  lineHeight: 1.04,
  selectors: { [`${small} &`]: { fontSize: 25 }, '&:lang(vi)': { lineHeight: 1.2 }, ...tallScripts },
  '@media': { [phone]: { fontSize: 25 } },
});
export const text = style({ maxWidth: '16em', margin: '8px 0 12px', fontSize: 15, lineHeight: 1.4 });
/** A press anywhere in the window follows it. */
export const whole = style({
  ...stretchedLink,
  selectors: {
    '&:focus-visible::after': { border: `${stroke.strong} solid currentColor`, borderRadius: radius.medium },
  },
});
export const link = style([
  whole,
  {
    marginTop: 'auto',
    borderBottom: '2px solid',
    fontSize: size.body,
    fontWeight: weight.strong,
    lineHeight: 1.4,
  },
]);
